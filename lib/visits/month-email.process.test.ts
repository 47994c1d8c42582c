import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { type DatabaseKind, databaseFactory } from '@/lib/database/testing/databases';
import { readOutboxState } from '@/lib/delivery/outbox';
import { sendIfDue } from '@/lib/delivery/scheduled-emails';
import { emailSettings } from '@/lib/delivery/send-email';
import { envWithEmail, openEmailServer } from '@/lib/delivery/testing/targets';
import { monthEmail } from './month-email';
import { addCounts, startVisitStore } from './visit-store';

/** Monday, November 2, 7:30 AM Central. November 1 was a Sunday, so this is the first open day of the month. */
const FIRST_OPEN_DAY = Date.parse('2026-11-02T13:30:00Z');
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: FIRST_OPEN_DAY });
});
afterEach(() => void vi.useRealTimers());

const createDatabase = databaseFactory();

/** Starts an email server, and stores a visit at each moment in `visits`. */
async function startSite(visits: string[], kind: DatabaseKind = 'SQLite') {
  const { smtpUrl, messages } = await openEmailServer();
  const db = await openDatabase(await createDatabase(kind));
  onTestFinished(() => db.destroy());
  for (const moment of visits)
    addCounts([{ measure: 'views', subject: '/plans', detail: 'news' }], Date.parse(moment));
  await startVisitStore(async () => db)();
  const settings = emailSettings(envWithEmail(smtpUrl));
  if (!settings) throw new Error('No email server');
  return {
    db,
    emails: () => Promise.all(messages.map(({ source }) => PostalMime.parse(source))),
    /** Sets the clock to `time`, and lets two servers send the emails that are due. */
    async lookAt(time: number) {
      vi.setSystemTime(time);
      await Promise.all([1, 2].map(() => sendIfDue(db, monthEmail, settings)));
    },
  };
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  'the office gets one email about last month on the first open day of a month, on %s',
  async (kind) => {
    const visits = ['2026-09-30T18:00Z', '2026-10-01T18:00Z', '2026-10-31T18:00Z', '2026-11-01T18:00Z'];
    const { db, emails, lookAt } = await startSite(visits, kind);
    for (const hours of [-24, -0.1, 0, 1, 24]) await lookAt(FIRST_OPEN_DAY + hours * HOUR);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email?.subject).toBe('October 2026: 2 page views, 0 forms stored');
    expect(email?.text).toContain('/plans from news: 2 (1) views, 0 (0) seen, 0 (0) begun, 0 (0) stored');
    expect(await readOutboxState(db)).toMatchObject({ waiting: 0, parked: 0 });
  },
);

test('sends no email if there were no visits last month', async () => {
  const { emails, lookAt } = await startSite(['2026-11-01T18:00Z']);
  await lookAt(FIRST_OPEN_DAY);
  expect(await emails()).toEqual([]);
});
