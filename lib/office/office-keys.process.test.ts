import { expect, onTestFinished, test } from 'vitest';
import { addKey } from '@/lib/database/keys';
import { openDatabase } from '@/lib/database/open';
import { databaseFactory } from '@/lib/database/testing/databases';
import { addLeadKey } from '@/lib/delivery/office-link';
import { forgetEmail, storeLead } from '@/lib/inbox/lead-store';
import { openMeeting } from '@/lib/meetings/read-meetings';
import { canOpenAnalysis } from './analysis/analysis-store';
import { addListKey, readOfficeKey } from './office-keys';

const DAY = 86_400_000;
const createDatabase = databaseFactory();

test.each(['SQLite', 'PostgreSQL'] as const)(
  'each key opens what it is for until it expires, only hashes are stored, and they go with their lead, on %s',
  async (kind) => {
    const db = await openDatabase(await createDatabase(kind));
    onTestFinished(() => db.destroy());
    const now = Date.now();
    const store = (data: Record<string, string>) =>
      storeLead(db, { kind: 'contact', status: 'new', data, context: {}, spamSignals: [] }, [], now);
    const ada = await store({ email: 'ada@example.com', phone: '+18505550100' });
    const samePhone = await store({ email: 'king@example.com', phone: '+18505550100' });
    const sameEmail = await store({ email: 'king@example.com' });
    const bob = await store({ email: 'bob@example.com' });
    const leads = [ada, samePhone, sameEmail, bob, '\u0000', "' or 1=1"];

    const keys = {
      lead: await addLeadKey(db, ada, now),
      list: await addListKey(db, now),
      call: await addKey(db, 'call', ada, now + 60 * DAY),
      analysis: await addKey(db, 'analysis', ada, now + 60 * DAY),
      wrong: '',
    };
    const listOpened = async (at: number) => {
      const opened: string[] = [];
      for (const [name, key] of Object.entries(keys)) {
        if (await readOfficeKey(db, key, undefined, at)) opened.push(`${name}: list`);
        for (const [n, id] of leads.entries()) {
          if (await readOfficeKey(db, key, id, at)) opened.push(`${name}: lead ${n}`);
          if (await canOpenAnalysis(db, id, key)) opened.push(`${name}: analysis ${n}`);
          expect(await openMeeting(db, id, key, at)).toBeNull();
        }
      }
      return opened;
    };
    // The page of a lead links to the same person's other leads, and each of their pages to further ones.
    const byLead = [0, 1, 2].map((n) => `lead: lead ${n}`);
    const byList = ['list: list', ...leads.map((_, n) => `list: lead ${n}`)];
    expect(await listOpened(now)).toEqual([...byLead, ...byList, 'analysis: analysis 0']);
    // An expired analysis still opens, to say so.
    expect(await listOpened(now + 60 * DAY)).toEqual(['analysis: analysis 0']);

    const stored = JSON.stringify(await db.selectFrom('keys').selectAll().execute());
    for (const key of Object.values(keys).filter(Boolean)) expect(stored).not.toContain(key);
    await forgetEmail(db, 'ada@example.com');
    expect(await db.selectFrom('keys').select('opens').execute()).toEqual([{ opens: 'list' }]);
  },
);
