import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { databaseFactory } from '@/lib/database/testing/databases';
import type { LeadData } from '@/lib/forms/lead-forms';
import { storeLead } from '@/lib/inbox/lead-store';
import { storeAction } from '@/lib/inbox/store-action';
import { bookCall } from '@/lib/meetings/testing/book-call';
import { readSections } from './agenda';
import { searchLeads } from './lead-search';

/** A Monday, 9:30 AM Central. */
const NOW = Date.parse('2026-11-23T15:30:00Z');
const HOUR = 3_600_000;

const createDatabase = databaseFactory();
afterEach(() => void vi.useRealTimers());

const store = (db: Database, name: string, data: LeadData, at: number, kind = 'contact') =>
  storeLead(db, { kind, status: 'new', data: { name, ...data }, context: {}, spamSignals: [] }, [], at);

describe.each(['SQLite', 'PostgreSQL'] as const)('the office’s list on %s', (kind) => {
  async function open() {
    const db = await openDatabase(await createDatabase(kind));
    onTestFinished(() => db.destroy());
    return db;
  }

  test('sorts leads into overdue, due today, due later, today’s calls, and answered', async () => {
    const db = await open();
    const email = 'ada@example.com';
    await store(db, 'Late', { email }, NOW - 25 * HOUR);
    await store(db, 'Forgotten', { email }, NOW - 31 * 24 * HOUR);
    await store(db, 'Yesterday afternoon', { email }, NOW - 18 * HOUR);
    await store(db, 'This morning', { email }, NOW - HOUR);
    await store(db, 'Newsletter', { email }, NOW - 30 * HOUR, 'newsletter');
    await bookCall(db, '2026-11-23T15:00:00.000Z', 'begun', NOW - 72 * HOUR);
    await bookCall(db, '2026-11-24T15:00:00.000Z', 'tomorrow', NOW - 72 * HOUR);
    for (let n = 0; n < 25; n += 1) {
      const id = await store(db, `Done ${n}`, { email }, NOW - 50 * HOUR);
      await storeAction(db, id, { type: 'answered' }, () => [], NOW - n);
    }
    const sections = await readSections(db, ['overdue', 'today', 'later', 'calls', 'answered'], NOW);
    const names = sections.map(({ name, count, leads }) => [
      name,
      count,
      leads.slice(0, 2).map(({ data }) => data.name),
    ]);
    expect(names).toEqual([
      ['overdue', 1, ['Late']],
      ['today', 1, ['Yesterday afternoon']],
      ['later', 1, ['This morning']],
      ['calls', 1, ['begun']],
      ['answered', 20, ['Done 0', 'Done 1']],
    ]);
  });

  test('finds a lead by name, email, phone or receipt in any spelling', async () => {
    const db = await open();
    const muñoz = await store(db, 'José Muñoz', { email: 'JM@example.com', phone: '+18505550171' }, NOW);
    const owner = { ownerName: 'Grace Hopper', ownerEmail: 'g_h@example.com', ownerPhone: '+4930123456' };
    const referral = await store(db, 'Tom', { email: 'tom@example.com', ...owner }, NOW, 'referral');
    const percent = await store(db, '100% Sand', { email: 'sand@example.com', message: 'jose' }, NOW);
    const spam = {
      kind: 'contact',
      status: 'quarantined',
      data: { name: 'José' },
      context: {},
      spamSignals: [],
    };
    await storeLead(db, { ...spam, status: 'quarantined' }, [], NOW);
    const find = async (query: string) => (await searchLeads(db, query)).map(({ id }) => id);
    for (const query of ['munoz', 'MUÑOZ josé', 'jm@', '(850) 555-0171', '+1 850.555.0171', '0171'])
      expect([query, await find(query)]).toEqual([query, [muñoz]]);
    for (const query of ['hopper', 'g_h', '030-123456'.slice(1), referral, referral.slice(3).toLowerCase()])
      expect([query, await find(query)]).toEqual([query, [referral]]);
    expect(await find(referral.replaceAll('-', ' '))).toEqual([referral]);
    for (const query of ['%', '100% s']) expect([query, await find(query)]).toEqual([query, [percent]]);
    for (const query of ['_x', '\\', '%%', 'so', '´', '\0', 'x'.repeat(5_000), 'margaret'])
      expect([query, await find(query)]).toEqual([query, []]);
  });

  test('finds the 50 newest of many leads without blocking other requests', async () => {
    const db = await open();
    const rows = Array.from({ length: 1_200 }, (_, n) => ({
      ...{ id: `SO-0000-${String(n).padStart(4, '0')}`, fingerprint: String(n), created_at: NOW + n },
      ...{ kind: 'about', status: 'new' as const, context: '{}', signs: '' },
      data: JSON.stringify({ name: `Ada ${n}`, email: 'ada@example.com' }),
    }));
    await db.insertInto('leads').values(rows).execute();
    let turns = 0;
    const counting = setInterval(() => (turns += 1));
    const leads = await searchLeads(db, 'ada');
    clearInterval(counting);
    expect(leads.map(({ data }) => data.name)).toEqual(
      Array.from({ length: 50 }, (_, n) => `Ada ${1_199 - n}`),
    );
    expect(turns).toBeGreaterThan(0);
  });
});

test.each([
  ['without opening hours', { openingHours: [] }, '2026-11-29', true],
  [
    'if the office never opens',
    { openingHours: [{ days: ['Someday'], opens: '', closes: '' }] },
    '2026-11-29',
    false,
  ],
])('the agenda ends at the next morning %s', async (_, changes, day, isOpen) => {
  vi.resetModules();
  vi.doMock('@/content/company', async (original) => {
    const { company } = await original<typeof import('@/content/company')>();
    return { ...(await original<object>()), company: { ...company, ...changes } };
  });
  const agenda = await import('./agenda');
  vi.doUnmock('@/content/company');
  expect(agenda.isOpenOn(day)).toBe(isOpen);
  await using db = await openDatabase(await createDatabase('SQLite'));
  expect(await agenda.readSections(db, ['untilNextMorning'])).toMatchObject([{ count: 0 }]);
});
