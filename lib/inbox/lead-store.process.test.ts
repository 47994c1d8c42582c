import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { databaseFactory } from '@/lib/database/testing/databases';
import {
  claimDeliveries,
  markDelivered,
  markFailed,
  readDeliveryStates,
  readOutboxState,
  requeue,
} from '@/lib/delivery/outbox';
import type { LeadData } from '@/lib/forms/lead-forms';
import type { Lead, NewLead } from './lead';
import { readEvents } from './lead-events';
import { forgetEmail, purgeBefore, readLead, readLeads, storeLead } from './lead-store';
import { findLeadsOfSamePerson } from './leads-of-same-person';
import { type Action, storeAction } from './store-action';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;

const lead = (email: string, more: Partial<NewLead> = {}): NewLead => ({
  kind: 'contact',
  status: 'new',
  data: { name: 'Ada', email, message: 'Hello' },
  context: { page: 'http://localhost:3000/contact' },
  spamSignals: [],
  ...more,
});

async function all(db: Database): Promise<Lead[]> {
  return Array.fromAsync(readLeads(db));
}

const claim = (db: Database, target = 'webhook', now = NOW) =>
  claimDeliveries(db, { target, limit: 100, lease: 1000, now });

async function claimOne(...args: Parameters<typeof claim>) {
  const [claimed] = await claim(...args);
  if (!claimed) throw new Error('not claimed');
  return claimed;
}

const createDatabase = databaseFactory();

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  /** The connections of two instances of the site to the same database. */
  let db: Database;
  let other: Database;

  beforeEach(async () => {
    const url = await createDatabase(kind);
    [db, other] = await Promise.all([openDatabase(url), openDatabase(url)]);
  });
  afterEach(() => Promise.all([db.destroy(), other.destroy()]));

  test('stores a lead unchanged, with its deliveries', async () => {
    const sent = lead('ada@example.com', {
      data: { email: 'ada@example.com', name: "Ö'; drop table leads;--", bedrooms: 3, consent: true },
    });
    const id = await storeLead(db, sent, ['webhook', 'email'], NOW);
    expect(id).toMatch(/^SO-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await all(db)).toEqual([{ ...sent, id, createdAt: new Date(NOW) }]);
    expect((await readDeliveryStates(db, [{ id }])).get(id)).toBe('email pending; webhook pending');
  });

  test('content repeated within ten minutes is the same lead, and after that a new one', async () => {
    const ada = lead('ada@example.com');
    const again = lead('ADA@example.com', {
      data: { name: ' ada', message: 'hello ', email: 'ADA@EXAMPLE.com' },
    });
    const first = await storeLead(db, ada, ['webhook'], NOW);
    const others = [
      lead('bob@example.com'),
      lead('ada@example.com', { kind: 'about' }),
      lead('ada@example.com', { status: 'quarantined' }),
    ];
    for (const other of others) expect(await storeLead(db, other, [], NOW)).not.toBe(first);
    expect(await storeLead(db, again, ['webhook'], NOW + 10 * MINUTE - 1)).toBe(first);
    const later = await storeLead(db, ada, ['webhook'], NOW + 10 * MINUTE);
    expect(later).not.toBe(first);
    expect(await storeLead(db, ada, ['webhook'], NOW + 11 * MINUTE)).toBe(later);
  });

  test('a hundred simultaneous clicks on two instances create one lead with one delivery', async () => {
    const clicks = Array.from({ length: 99 }, (_, index) =>
      storeLead(index % 2 ? other : db, lead('ada@example.com'), ['webhook'], NOW),
    );
    const ids = new Set(await Promise.all(clicks));
    expect(ids.size).toBe(1);
    expect((await all(db)).map(({ id }) => id)).toEqual([...ids]);
    expect(await claim(other)).toHaveLength(1);
  });

  test('two instances never deliver the same lead at once', async () => {
    for (let n = 0; n < 40; n += 1) await storeLead(db, lead(`${n}@example.com`), ['webhook'], NOW);
    const rounds = Array.from({ length: 20 }, (_, index) =>
      claimDeliveries(index % 2 ? other : db, { target: 'webhook', limit: 3, lease: MINUTE, now: NOW }),
    );
    const claimed = (await Promise.all(rounds)).flat().map((claim) => claim.lead.id);
    expect(claimed.length).toBeGreaterThanOrEqual(3);
    expect(new Set(claimed).size).toBe(claimed.length);
  });

  test('a delivery that a crashed instance claimed is due again, and its late result is ignored', async () => {
    await storeLead(db, lead('ada@example.com'), ['webhook', 'email'], NOW);
    const crashed = await claimOne(db);
    expect(await claim(db, 'webhook', NOW + 999)).toEqual([]);
    const next = await claimOne(db, 'webhook', NOW + 1000);
    expect(next.attempts).toBe(2);

    await markFailed(db, crashed, 'late', null);
    expect(await readOutboxState(db, NOW + 5000)).toEqual({ waiting: 1, oldestAgeSeconds: 5, parked: 0 });
    await markDelivered(db, next);
    expect((await readDeliveryStates(db, [next.lead])).get(next.lead.id)).toBe(
      'email pending; webhook delivered',
    );
  });

  test('a delivery that arrived counts as delivered, even if another instance has tried since', async () => {
    await storeLead(db, lead('ada@example.com'), ['email'], NOW);
    const first = await claimOne(db, 'email');
    const second = await claimOne(db, 'email', NOW + 1000);
    await markDelivered(db, first);
    await markFailed(db, second, 'HTTP 500', NOW);
    expect((await readDeliveryStates(db, [first.lead])).get(first.lead.id)).toBe('email delivered');
    expect(await claim(db, 'email', NOW + MINUTE)).toEqual([]);
  });

  test('queues parked deliveries again, and quarantined leads if their ids are named', async () => {
    const targetsFor = () => ['webhook' as const];
    const id = await storeLead(db, lead('ada@example.com'), ['webhook'], NOW);
    const quarantined = lead('spam@example.com', { status: 'quarantined', spamSignals: ['honeypot'] });
    const spam = await storeLead(db, quarantined, ['webhook'], NOW);
    const unqueued = await storeLead(db, lead('bob@example.com'), [], NOW);
    await markFailed(db, await claimOne(db), 'HTTP 500', null);
    expect((await readDeliveryStates(db, [{ id }])).get(id)).toBe('webhook parked (HTTP 500, tried 1 times)');
    expect((await readOutboxState(db, NOW)).parked).toBe(1);

    expect(await requeue(db, { targetsFor, now: NOW })).toBe(2);
    expect(await requeue(db, { targetsFor, ids: [spam], now: NOW })).toBe(1);
    expect((await claim(db)).map(({ lead }) => lead.id).sort()).toEqual([id, spam, unqueued].sort());
  });

  test('queues a confirmation again only if it was parked', async () => {
    const id = await storeLead(db, lead('ada@example.com'), ['confirmation'], NOW);
    await storeLead(db, lead('bob@example.com'), [], NOW);
    const again = { targetsFor: () => ['webhook'], parkedOnly: ['confirmation'], now: NOW };
    expect(await requeue(db, again)).toBe(2);
    const claimed = await claimOne(db, 'confirmation');
    await markFailed(db, claimed, '550', null);
    expect(await requeue(db, { ...again, ids: [id] })).toBe(1);
    await markDelivered(db, { ...claimed, queuedAt: NOW + 1 }, NOW);
    expect((await readDeliveryStates(db, [{ id }])).get(id)).toBe('confirmation delivered; webhook pending');
    expect(await requeue(db, { ...again, ids: [id] })).toBe(0);
  });

  test('one mailbox gets at most three confirmations in 24 hours, across instances', async () => {
    const DAY = 24 * 60 * MINUTE;
    const send = (n: number, at: number) => {
      const data = { email: `Ada+${n}@Example.com`, message: `Hello ${n}` };
      const confirmation = { name: 'confirmation', mostPerMailbox: 3 };
      return storeLead(n % 2 ? other : db, lead('', { data }), ['webhook', confirmation], at);
    };
    await Promise.all(Array.from({ length: 6 }, (_, n) => send(n, NOW)));
    expect(await claim(db)).toHaveLength(6);
    // The first three confirmations still wait, as if the email server were down. They count, so this lead gets none.
    await send(12, NOW + 2 * DAY);
    const first = await claim(db, 'confirmation', NOW + 2 * DAY);
    expect(first).toHaveLength(3);
    for (const one of first) await markDelivered(db, one, NOW + 2 * DAY);
    await send(13, NOW + 3 * DAY - MINUTE);
    expect(await claim(db, 'confirmation', NOW + 3 * DAY)).toEqual([]);
    await send(14, NOW + 3 * DAY);
    expect(await claim(db, 'confirmation', NOW + 3 * DAY)).toHaveLength(1);
  });

  test('purges old leads, and forgets a person wherever their address appears', async () => {
    const old = NOW - 401 * 86_400_000;
    await storeLead(db, lead('old@example.com'), ['webhook'], old);
    // A purge keeps newsletter signups: they stay until the reader unsubscribes.
    await storeLead(db, lead('reader@example.com', { kind: 'newsletter' }), [], old);
    const spared = await storeLead(db, lead('spared@example.com'), [], old);
    const kept = await storeLead(db, lead('kept@example.com'), ['webhook'], NOW);
    await storeLead(db, lead('Ada@Example.com'), [], NOW);
    const data = { email: 'x@example.com', ownerEmail: 'ada@example.com' };
    await storeLead(db, lead('', { kind: 'referral', data }), [], NOW);
    await storeLead(
      db,
      lead('', { data: { email: 'y@example.com', message: 'Write to ADA@example.com.' } }),
      [],
      NOW,
    );
    await storeLead(db, lead('ada@example.com.evil.example'), [], NOW);

    expect(await purgeBefore(db, new Date(NOW - 400 * 86_400_000), [spared])).toBe(1);
    expect(await forgetEmail(db, 'reader@example.com')).toHaveLength(1);
    expect(await forgetEmail(db, ' ada@EXAMPLE.com')).toHaveLength(3);
    expect((await all(db)).map(({ data }) => data.email).sort()).toEqual([
      'ada@example.com.evil.example',
      'kept@example.com',
      'spared@example.com',
    ]);
    expect(await db.selectFrom('deliveries').select('lead_id').execute()).toEqual([{ lead_id: kept }]);
  });

  test('removes a forgotten address from notes on other leads, and from their histories', async () => {
    const id = await storeLead(db, lead('bob@example.com'), []);
    await storeLead(db, lead('ada@example.com'), []);
    await storeAction(
      db,
      id,
      { type: 'answered', note: 'Ask Ada@example.com.\nNot pada@example.com' },
      () => [],
    );
    await storeAction(db, id, { type: 'reopened' }, () => []);
    await storeAction(db, id, { type: 'answered', note: 'ada@example.com' }, () => []);
    expect(await forgetEmail(db, 'ada@example.com')).toHaveLength(1);
    expect(await readLead(db, id)).toMatchObject({ note: '[address removed]' });
    expect((await readEvents(db, id)).map(({ details }) => details)).toEqual([
      { note: 'Ask [address removed]\nNot pada@example.com' },
      {},
      { note: '[address removed]' },
    ]);
  });

  test('a network may store a limited number of unanswered leads in 24 hours', async () => {
    const DAY = 24 * 60 * MINUTE;
    const limits = [{ key: 'a network', most: 2 }];
    const store = (name: string, at = NOW) =>
      storeLead(db, lead(`${name}@example.com`), ['webhook'], at, limits);
    const rejection = { status: 429, code: 'too-many-leads', headers: { 'retry-after': '86400' } };
    const ada = await store('ada');
    // A double click sends the same content again, which doesn't count.
    expect(await store('ada')).toBe(ada);
    await store('bob');
    await expect(store('cora')).rejects.toMatchObject(rejection);
    expect(await all(db)).toHaveLength(2);
    await storeLead(db, lead('dora@example.com'), [], NOW, [{ key: 'another network', most: 2 }]);

    await storeAction(db, ada, { type: 'answered' }, () => []);
    await store('cora');
    await expect(store('eve')).rejects.toMatchObject(rejection);
    await forgetEmail(db, 'cora@example.com');
    await store('eve');
    await expect(store('fay')).rejects.toMatchObject(rejection);
    await store('fay', NOW + DAY);
    expect(await db.selectFrom('uses').selectAll().execute()).toHaveLength(1);
  });

  test('reads thousands of leads in order, each once', async () => {
    // Seven leads have the same millisecond, so that some steps of reading end between leads with the same time.
    const rows = Array.from({ length: 1_200 }, (_, n) => ({
      ...{ id: `SO-${n}`, fingerprint: String(n), created_at: NOW + Math.floor(n / 7) },
      ...{ kind: 'contact', status: 'new' as const, data: '{}', context: '{}', signs: '' },
    }));
    await db.insertInto('leads').values(rows).execute();
    const read = await all(db);
    expect(new Set(read.map(({ id }) => id)).size).toBe(1200);
    expect(read.map(({ createdAt }) => createdAt.getTime())).toEqual(rows.map((row) => row.created_at));
  });

  test('rejects and stores nothing if a part can’t be stored', async () => {
    await db.schema.dropTable('deliveries').execute();
    await expect(storeLead(db, lead('ada@example.com'), ['webhook'], NOW)).rejects.toThrow();
    expect(await all(db)).toEqual([]);
    expect(await storeLead(db, lead('ada@example.com'), [], NOW)).toMatch(/^SO-/);
  });

  test('of two people only the first marks a lead as answered; the webhook gets the answer and the undo', async () => {
    const id = await storeLead(db, lead('ada@example.com'), []);
    const act = (type: Action['type'], note = '') => storeAction(db, id, { type, note }, () => ['webhook']);
    const marked = await Promise.all([act('answered', 'Called'), act('answered')]);
    expect(marked.toSorted()).toEqual(['changed', 'conflict']);
    expect((await readLead(db, id))?.answeredAt).toBeInstanceOf(Date);
    expect(await act('reopened')).toBe('changed');
    expect(await act('reopened')).toBe('unchanged');
    expect(await readLead(db, id)).not.toHaveProperty('answeredAt');
    expect((await readEvents(db, id)).map(({ number, type }) => [number, type])).toEqual([
      [1, 'answered'],
      [2, 'reopened'],
    ]);
    const claims = await claim(db, 'webhook', Date.now());
    expect(claims.map(({ event }) => event?.type)).toEqual(['answered', 'reopened']);
  });

  test('an answer to a quarantined lead is not delivered', async () => {
    const id = await storeLead(db, lead('spam@example.com', { status: 'quarantined' }), []);
    expect(await storeAction(db, id, { type: 'answered' }, () => ['webhook'])).toBe('changed');
    expect(await claim(db, 'webhook', Date.now())).toEqual([]);
  });

  test('finds other leads of the sender, or of a referral’s owner, by mailbox and phone line', async () => {
    let at = NOW;
    const store = (data: LeadData, kind = 'contact') => storeLead(db, lead('', { kind, data }), [], at++);
    const owner = { ownerName: 'Grace', ownerEmail: 'g.race+x@gmail.com', ownerPhone: '+18505550177' };
    const id = await store({ name: 'Tom', email: 'tom@example.com', ...owner }, 'referral');
    const ids = [
      await store({ email: 'grace@gmail.com' }, 'partner'),
      await store({ email: 'x@example.com', phone: '+18505550177 ext. 4' }),
      await store({ email: 'y@example.com', ownerPhone: '+18505550177' }, 'referral'),
    ];
    await store({ email: 'race@gmail.com' });
    await store({ email: 'tom@example.com' });
    const referral = await readLead(db, id);
    const leads = referral ? await findLeadsOfSamePerson(db, referral) : [];
    expect(leads.map((one) => one.id)).toEqual(ids.toReversed());
  });

  test('finds at most the 20 newest leads of a person', async () => {
    const many: string[] = [];
    for (let n = 0; n < 22; n += 1)
      many.unshift(
        await storeLead(db, lead('ada@example.com', { data: { email: 'ada@example.com', n } }), [], NOW + n),
      );
    const other = { ...lead('ada@example.com'), id: 'SO-0000-0000', createdAt: new Date(NOW) };
    expect((await findLeadsOfSamePerson(db, other)).map(({ id }) => id)).toEqual(many.slice(0, 20));
  });
});

test('a forgotten person leaves nothing in SQLite’s file', async () => {
  const url = await createDatabase('SQLite');
  await using db = await openDatabase(url);
  const isInFile = () =>
    ['', '-wal'].some((end) => readFileSync(url.slice('file:'.length) + end, 'latin1').includes('zebrawood'));
  for (let n = 0; n < 30; n += 1) await storeLead(db, lead(`${n}@example.com`), []);
  await storeLead(db, lead('zebrawood@example.com'), []);
  expect(isInFile()).toBe(true);
  await forgetEmail(db, 'zebrawood@example.com');
  expect(isInFile()).toBe(false);
});
