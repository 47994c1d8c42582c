import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { databaseFactory } from '@/lib/database/testing/databases';
import { consumeLimits, mailboxKey } from '@/lib/database/uses';
import { formatState } from '@/lib/inbox/format-lead';
import { toRecord } from '@/lib/inbox/lead';
import { formatEvent, readEvents } from '@/lib/inbox/lead-events';
import { forgetEmail, purgeBefore, readLead, storeLead } from '@/lib/inbox/lead-store';
import { storeAction } from '@/lib/inbox/store-action';
import { parseEnvironment } from '@/lib/platform/env';
import { addOwnerLink, getAnalysis, saveAnalysis, wasEmailed } from './analysis-store';
import { checkAnalysis } from './check-analysis';
import { fullTexts } from './testing/sample-texts';

const NOW = Date.parse('2026-11-23T21:40:00Z');
const DAY = 86_400_000;
const createDatabase = databaseFactory();

const { texts, analysis } = checkAnalysis(fullTexts, 'destin');
if (!analysis) throw new Error('the sample is complete');

const webhook = { LEADS_WEBHOOK_URL: 'http://127.0.0.1:1/' };
const env = parseEnvironment({ ...webhook, SMTP_URL: 'smtp://127.0.0.1:1' });

const person = { name: 'Walter Briggs', email: 'walter@example.com', area: 'destin' };
const storeOwner = (db: Database, data = person) =>
  storeLead(db, { kind: 'partner', status: 'new', data, context: {}, spamSignals: [] }, [], NOW - DAY / 2);

const listDeliveries = async (db: Database, id: string) => {
  const rows = db.selectFrom('deliveries').select(['target', 'event']).where('lead_id', '=', id);
  return (await rows.orderBy('event').orderBy('target').execute()).map(
    ({ target, event }) => `${target} ${event}`,
  );
};

describe.each(['SQLite', 'PostgreSQL'] as const)('an analysis on %s', (kind) => {
  async function open() {
    const db = await openDatabase(await createDatabase(kind));
    onTestFinished(() => db.destroy());
    return db;
  }

  test('is stored together with its event, the lead’s answer and the deliveries', async () => {
    const db = await open();
    const id = await storeOwner(db);
    const unsent = await readLead(db, id);
    expect(unsent && formatState(unsent, new Date(NOW))).toBe('by Tue 3:40 AM, analysis not sent');
    expect(await saveAnalysis(db, id, { texts, analysis, seen: 0 }, env, NOW)).toBe('changed');
    const lead = await readLead(db, id);
    expect(lead).toMatchObject({ answeredAt: new Date(NOW), analysisSentAt: new Date(NOW) });
    expect(lead && formatState(lead, new Date(NOW))).toBe('answered Mon 3:40 PM, analysis sent Mon 3:40 PM');
    expect(lead && toRecord(lead)).toMatchObject({ analysis_sent_at: '2026-11-23T21:40:00.000Z' });
    const [event] = await readEvents(db, id);
    expect(event).toMatchObject({
      ...{ type: 'analysis-sent', actor: 'office' },
      details: { low: 46_900, middle: 56_700, high: 64_800 },
    });
    expect(event && formatEvent(event)).toBe('Analysis sent: $46,900 to $64,800');
    expect(await listDeliveries(db, id)).toEqual(['analysis 1', 'webhook 1']);
    expect(await getAnalysis(db, id)).toEqual({
      ...{ texts, version: 1, savedAt: new Date(NOW), isDraft: false },
      sent: JSON.parse(JSON.stringify(analysis)),
    });
  });

  test('is not stored at all if any part of it can’t be stored', async () => {
    const db = await open();
    const id = await storeOwner(db);
    await db.schema.alterTable('events').renameTo('gone').execute();
    await expect(saveAnalysis(db, id, { texts, analysis }, env, NOW)).rejects.toThrow();
    expect(await getAnalysis(db, id)).toBeNull();
    expect(await readLead(db, id)).not.toHaveProperty('answeredAt');
    await db.schema.alterTable('gone').renameTo('events').execute();
  });

  test('is a draft until it is sent, and the owner doesn’t see later drafts', async () => {
    const db = await open();
    const id = await storeOwner(db);
    const save = (line: string, seen: number, sending?: typeof analysis) =>
      saveAnalysis(db, id, { texts: { homes: 'x', line }, analysis: sending, seen }, env, NOW);
    expect(await save('a', 0)).toBe('changed');
    expect(await readEvents(db, id)).toEqual([]);
    expect(await getAnalysis(db, id)).toMatchObject({ sent: null, isDraft: true, version: 1 });
    expect(await save('b', 1, analysis)).toBe('changed');
    expect(await save('c', 2)).toBe('changed');
    const stored = await getAnalysis(db, id);
    expect(stored).toMatchObject({ texts: { line: 'c' }, isDraft: true, version: 3 });
    expect(stored?.sent?.line).toBe(analysis?.line);
  });

  test('is stored from the first of two simultaneous authors, and once from a double click', async () => {
    const db = await open();
    const id = await storeOwner(db);
    const send = (line: string, seen: number) =>
      saveAnalysis(db, id, { texts: { ...texts, line }, analysis, seen }, env, NOW);
    const both = await Promise.all([send('mine', 0), send('theirs', 0)]);
    expect(both.toSorted()).toEqual(['changed', 'conflict']);
    const line = (await getAnalysis(db, id))?.texts.line ?? '';
    expect(await send(line, 0)).toBe('unchanged');
    expect(await readEvents(db, id)).toHaveLength(1);
    // Version 1 was seen, so this is no double click: the office sends the same analysis again on purpose.
    expect(await send(line, 1)).toBe('changed');
    expect(await listDeliveries(db, id)).toEqual(['analysis 1', 'webhook 1', 'analysis 2', 'webhook 2']);
  });

  test('is emailed to a mailbox at most five times a day, but always stored', async () => {
    const db = await open();
    const ids = [await storeOwner(db), await storeOwner(db, { ...person, email: 'Walter+a@example.com' })];
    const calls = { key: mailboxKey(person.email), most: 1 };
    await db.transaction().execute((transaction) => consumeLimits(transaction, [calls], NOW));
    const send = async (n: number, at: number) => {
      const id = ids[n % 2] ?? '';
      expect(await saveAnalysis(db, id, { texts, analysis }, env, at)).toBe('changed');
      return wasEmailed(db, id);
    };
    const emailed: boolean[] = [];
    for (let n = 0; n < 7; n += 1) emailed.push(await send(n, NOW + n));
    expect(emailed).toEqual([true, true, true, true, true, false, false]);
    expect((await readLead(db, ids[0] ?? ''))?.analysisSentAt).toEqual(new Date(NOW + 6));
    expect(await send(0, NOW + DAY)).toBe(true);
    const id = await storeOwner(db, { ...person, email: 'other@example.com' });
    await saveAnalysis(db, id, { texts, analysis }, parseEnvironment(webhook), NOW);
    expect([await wasEmailed(db, id), await listDeliveries(db, id)]).toEqual([false, ['webhook 1']]);
  });

  test('marks its lead as answered only the first time', async () => {
    const db = await open();
    const id = await storeOwner(db);
    await storeAction(db, id, { type: 'answered', note: 'Called' }, () => [], NOW);
    await saveAnalysis(db, id, { texts, analysis }, env, NOW + 1);
    expect(await readLead(db, id)).toMatchObject({ answeredAt: new Date(NOW), note: 'Called' });
    await storeAction(db, id, { type: 'reopened' }, () => [], NOW + 2);
    await saveAnalysis(db, id, { texts, analysis }, env, NOW + 3);
    expect(await readLead(db, id)).not.toHaveProperty('answeredAt');
  });

  test('is deleted with its lead, and loses a forgotten address', async () => {
    const db = await open();
    const [forgotten, purged] = [await storeOwner(db), await storeOwner(db, { ...person, name: 'Ada' })];
    const tables = ['analyses', 'keys'] as const;
    const countIn = async (table: (typeof tables)[number]) =>
      (await db.selectFrom(table).selectAll().execute()).length;
    const count = () => Promise.all(tables.map(countIn));
    const line = 'Ask bob@example.com, he paints';
    await db
      .updateTable('leads')
      .set({ data: '{"email":"ada@example.com"}' })
      .where('id', '=', purged)
      .execute();
    for (const id of [forgotten, purged]) {
      await saveAnalysis(db, id, { texts: { ...texts, line }, analysis: { ...analysis, line } }, env, NOW);
      await addOwnerLink(db, id);
    }
    expect(await count()).toEqual([2, 2]);
    expect(await forgetEmail(db, 'bob@example.com')).toEqual([]);
    const { texts: draft, sent } = (await getAnalysis(db, purged)) ?? {};
    expect([draft?.line, sent?.line]).toEqual(Array(2).fill('Ask [address removed], he paints'));
    expect(draft?.homes).toBe(texts.homes);
    expect(await forgetEmail(db, person.email)).toEqual([forgotten]);
    expect(await count()).toEqual([1, 1]);
    expect(await purgeBefore(db, new Date(NOW), [])).toBe(1);
    expect(await count()).toEqual([0, 0]);
  });
});
