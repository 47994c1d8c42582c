import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { startPostgres } from '@/lib/database/testing/postgres';
import { setAnswered } from './answered';
import { leadsOfSamePerson } from './earlier-leads';
import { readEvents } from './events';
import type { LeadData } from './forms';
import type { NewLead } from './lead';
import { addOfficeKey, keyExpiry } from './office-keys';
import { claimDeliveries } from './outbox';
import { forgetEmail, readLead, storeLead } from './store';

const DAY = 86_400_000;

describe.each(['SQLite', 'PostgreSQL'])('in %s', (name) => {
  let db: Database;
  let stop = async () => {};

  beforeAll(async () => {
    const server = name === 'PostgreSQL' ? await startPostgres() : null;
    db = await openDatabase(server ? await server.newDatabase() : 'file::memory:');
    stop = async () => {
      await db.destroy();
      await server?.stop();
    };
  });
  afterAll(() => stop());

  const store = (data: LeadData, kind = 'contact', status: NewLead['status'] = 'new') =>
    storeLead(db, { kind, status, data, context: {}, signs: [] }, []);

  test('only the first of two marks a lead as answered; the webhook gets this and the undo', async () => {
    const id = await store({ email: 'ada@example.com' });
    const told = () => ['webhook'];
    const marked = await Promise.all([setAnswered(db, id, 'Called', told), setAnswered(db, id, '', told)]);
    expect(marked.toSorted()).toEqual([false, true]);
    expect((await readLead(db, id))?.answeredAt).toBeInstanceOf(Date);
    expect(await setAnswered(db, id, null, told)).toBe(true);
    expect(await setAnswered(db, id, null, told)).toBe(false);
    expect(await readLead(db, id)).not.toHaveProperty('answeredAt');
    expect((await readEvents(db, id)).map(({ number, type }) => [number, type])).toEqual([
      [1, 'answered'],
      [2, 'reopened'],
    ]);
    const claims = await claimDeliveries(db, { target: 'webhook', limit: 8, lease: 60_000 });
    expect(claims.map(({ event }) => event?.type)).toEqual(['answered', 'reopened']);
    expect(await claimDeliveries(db, { target: 'webhook', limit: 8, lease: 60_000 })).toEqual([]);
  });

  test('an answer to a quarantined lead is not delivered', async () => {
    const id = await store({ email: 'spam@example.com' }, 'contact', 'quarantined');
    expect(await setAnswered(db, id, '', () => ['webhook'])).toBe(true);
    expect(await claimDeliveries(db, { target: 'webhook', limit: 8, lease: 60_000 })).toEqual([]);
  });

  test('a key opens the page of one lead for 60 days, and is deleted with the lead', async () => {
    const id = await store({ email: 'bob@example.com' });
    const other = await store({ email: 'cora@example.com' });
    const now = Date.now();
    const keys = [await addOfficeKey(db, id, now), await addOfficeKey(db, id, now)];
    for (const key of keys) expect(await keyExpiry(db, id, key, now)).toBe(now + 60 * DAY);
    expect(await keyExpiry(db, other, keys[0] ?? '', now)).toBeNull();
    expect(await keyExpiry(db, id, '', now)).toBeNull();
    expect(await keyExpiry(db, '\0', keys[0] ?? '', now)).toBeNull();
    expect(await keyExpiry(db, id, keys[0] ?? '', now + 60 * DAY)).toBeNull();
    const stored = await db.selectFrom('office_keys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(keys[0]);
    await setAnswered(db, id, '', () => []);
    await forgetEmail(db, 'bob@example.com');
    expect(await db.selectFrom('office_keys').selectAll().where('lead_id', '=', id).execute()).toEqual([]);
    expect(await readEvents(db, id)).toEqual([]);
  });

  test('finds other leads of a person by mailbox and phone line; for a referral, of its owner', async () => {
    const owner = { ownerName: 'Grace', ownerEmail: 'g.race+x@gmail.com', ownerPhone: '+18505550177' };
    const id = await store({ name: 'Tom', email: 'tom@example.com', ...owner }, 'referral');
    const ids = [
      await store({ email: 'grace@gmail.com' }, 'partner'),
      await store({ email: 'x@example.com', phone: '+18505550177 ext. 4' }),
      await store({ email: 'y@example.com', ownerPhone: '+18505550177' }, 'referral'),
    ];
    await store({ email: 'race@gmail.com' });
    await store({ email: 'tom@example.com' });
    const lead = await readLead(db, id);
    const found = lead ? await leadsOfSamePerson(db, lead) : [];
    expect(found.map((one) => one.id).toSorted()).toEqual(ids.toSorted());
  });
});
