import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { Database } from '@/lib/database/schema';
import { databaseFactory } from '@/lib/database/testing/databases';
import { claimDeliveries, markDelivered } from '@/lib/delivery/outbox';
import type { NewLead } from '@/lib/inbox/lead';
import { forgetEmail, purgeBefore, readLeads } from '@/lib/inbox/lead-store';
import { bookingOptions as options } from '@/lib/meetings/testing/book-call';
import { bookMeeting, holdSlots, updateMeeting } from './meeting-store';
import { getMeeting, openMeeting, readFreeDays, readUpcomingMeetings } from './read-meetings';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const slots = Array.from(
  { length: 8 },
  (_, index) => Date.parse('2026-11-24T15:00:00Z') + index * 20 * 60_000,
);
const [nine = 0, nineTwenty = 0] = slots;
const targets = [...options.leadTargets, ...options.emailTargets];

function lead(n: number, slot = nine, status: NewLead['status'] = 'new') {
  const data = {
    slot: new Date(slot).toISOString(),
    name: `Owner ${n}`,
    email: `owner${n}@example.com`,
    phone: `+1850555${String(n).padStart(4, '0')}`,
  };
  return {
    kind: 'meeting',
    status,
    data,
    context: {},
    spamSignals: [],
    request: 'a page view',
  } satisfies NewLead;
}

const createDatabase = databaseFactory();

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  const opened: Database[] = [];
  async function open(url: string) {
    const db = await openDatabase(url);
    opened.push(db);
    return db;
  }
  const fresh = async () => open(await createDatabase(kind));
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.destroy();
  });

  async function book(db: Database, ...args: Parameters<typeof lead>) {
    const booking = await bookMeeting(db, lead(...args), options, NOW);
    if (booking.outcome !== 'booked') throw new Error(booking.outcome);
    return { ...booking, key: booking.key ?? '' };
  }
  const rows = (db: Database, table: 'leads' | 'meetings' | 'deliveries') =>
    db.selectFrom(table).selectAll().execute();
  const isFree = async (db: Database, slot: number, now = NOW) =>
    (await readFreeDays(db, now)).some((day) => day.slots.includes(slot));

  test('of many simultaneous requests on two instances, one gets a slot; canceling frees it', async () => {
    const url = await createDatabase(kind);
    const instances = [await open(url), await open(url)] as const;
    const many = kind === 'PostgreSQL' ? 200 : 100;
    const bookings = await Promise.all(
      Array.from({ length: many }, (_, n) =>
        bookMeeting(instances[n % 2] ?? instances[0], lead(n), options, NOW),
      ),
    );
    const winners = bookings.filter(({ outcome }) => outcome === 'booked');
    expect(winners).toHaveLength(1);
    expect(bookings.filter(({ outcome }) => outcome === 'slot-taken')).toHaveLength(many - 1);
    const [db] = instances;
    expect(await rows(db, 'leads')).toHaveLength(1);
    expect(await rows(db, 'meetings')).toHaveLength(1);
    expect((await rows(db, 'deliveries')).map(({ target }) => target).toSorted()).toEqual(targets.toSorted());

    const [winner] = winners;
    if (winner?.outcome !== 'booked') throw new Error('no request was booked');
    expect(await updateMeeting(instances[1], winner.id, null, options, NOW)).toBe('changed');
    expect((await book(db, 999)).id).not.toBe(winner.id);
  });

  test('free times are cached for a second, except that changes of this process show at once', async () => {
    const url = await createDatabase(kind);
    const [db, other] = [await open(url), await open(url)];
    expect(await isFree(db, nine)).toBe(true);
    await book(other, 1);
    expect(await isFree(db, nine, NOW + 999)).toBe(true);
    expect(await isFree(db, nine, NOW + 1_000)).toBe(false);
    const { id } = await book(db, 2, nineTwenty);
    expect(await isFree(db, nineTwenty, NOW + 1_000)).toBe(false);
    await updateMeeting(db, id, null, options, NOW);
    expect(await isFree(db, nineTwenty, NOW + 1_000)).toBe(true);
  });

  test('one request sent many times at once is one meeting, and every response has a valid key', async () => {
    const url = await createDatabase(kind);
    const instances = [await open(url), await open(url)] as const;
    const bookings = await Promise.all(
      Array.from({ length: 20 }, (_, n) => book(instances[n % 2] ?? instances[0], 1)),
    );
    expect(new Set(bookings.map(({ id }) => id)).size).toBe(1);
    for (const { id, key } of bookings)
      expect(await openMeeting(instances[0], id, key, NOW)).toMatchObject({ id });
    expect(await rows(instances[0], 'deliveries')).toHaveLength(targets.length);
  });

  test('a request repeated within 10 minutes returns the same meeting, even if it was moved or canceled', async () => {
    const db = await fresh();
    const { id } = await book(db, 1);
    const again = (minutes: number) => bookMeeting(db, lead(1), options, NOW + minutes * 60_000);
    expect(await again(9)).toMatchObject({ id, startsAt: nine });
    expect((await again(11)).outcome).toBe('slot-taken');
    await updateMeeting(db, id, nineTwenty, options, NOW);
    expect(await again(1)).toMatchObject({ id, startsAt: nineTwenty });
    expect(await isFree(db, nine)).toBe(true);

    await updateMeeting(db, id, null, options, NOW);
    expect(await again(2)).toMatchObject({ id, startsAt: nine });
    const meeting = { title: 'Your call is booked', isCanceled: false, holdsSlot: true, sequence: 3 };
    expect(await getMeeting(db, id)).toMatchObject({ ...meeting, lead: { id, data: lead(1).data } });
    expect(await rows(db, 'leads')).toHaveLength(1);
    const states = (await rows(db, 'deliveries')).map(({ target, state }) => `${target} ${state}`);
    expect(states.toSorted()).toEqual(['invitation pending', 'webhook pending']);

    // After the call is canceled, somebody else takes its slot. So booking it again fails.
    await updateMeeting(db, id, null, options, NOW);
    await book(db, 2);
    expect((await again(3)).outcome).toBe('slot-taken');
  });

  const stranger = { ...lead(1), request: undefined };
  test.each([
    ['without the `request` is the same meeting, without a key', lead(1), stranger, 'same'],
    ['never with a `request` is the same meeting, without a key', stranger, stranger, 'same'],
    ['from another page view is another meeting', lead(1), { ...lead(1), request: 'another' }, 'slot-taken'],
    ['with a `request`, if the first had none, is another meeting', stranger, lead(1), 'slot-taken'],
  ])('repeated content %s', async (_, one, other, expected) => {
    const db = await fresh();
    const first = await bookMeeting(db, one, options, NOW);
    if (first.outcome !== 'booked') throw new Error(first.outcome);
    expect(await openMeeting(db, first.id, first.key ?? '', NOW)).not.toBeNull();
    const again = await bookMeeting(db, other, options, NOW);
    if (expected !== 'same') expect(again.outcome).toBe(expected);
    else expect(again).toMatchObject({ outcome: 'booked', id: first.id, key: null });
    expect(await rows(db, 'leads')).toHaveLength(1);

    // After the first meeting is canceled, its slot can be booked again.
    await updateMeeting(db, first.id, null, options, NOW);
    const third = await bookMeeting(db, other, options, NOW);
    expect(third).toMatchObject({ outcome: 'booked', startsAt: nine });
    expect('id' in third && third.id === first.id).toBe(expected === 'same');
  });

  test('a booking or a change that fails halfway leaves nothing behind', async () => {
    const db = await fresh();
    const { id } = await book(db, 1);
    await db.schema.dropTable('deliveries').execute();
    await expect(bookMeeting(db, lead(2, nineTwenty), options, NOW)).rejects.toThrow();
    await expect(updateMeeting(db, id, nineTwenty, options, NOW)).rejects.toThrow();
    expect(await rows(db, 'leads')).toHaveLength(1);
    expect(await readUpcomingMeetings(db, NOW)).toMatchObject([
      { id, startsAt: nine, lead: { data: lead(1).data } },
    ]);
  });

  test('one person has at most three upcoming meetings, however the address or number is written', async () => {
    const db = await fresh();
    const requests = slots.slice(0, 4).map((slot, n) => {
      const first = lead(1, slot);
      // The same person each time, with either the email address or the phone number in another notation.
      const changed = n % 2 ? { email: 'Owner1+home@Example.com' } : { phone: '+18505550001 ext. 7' };
      return { ...first, data: { ...first.data, ...changed } };
    });
    const outcomes = (
      await Promise.all(requests.map((request) => bookMeeting(db, request, options, NOW)))
    ).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['booked', 'booked', 'booked', 'too-many-meetings']);
    // Past meetings don't count.
    const nextDay = nine + 86_400_000 * 3; // over Thanksgiving
    expect((await bookMeeting(db, lead(1, nextDay), options, (slots[3] ?? 0) + 1)).outcome).toBe('booked');
  });

  test('a quarantined meeting gets its slot when the office accepts it, if the slot is still free', async () => {
    const db = await fresh();
    const [one, other] = [await book(db, 1, nine, 'quarantined'), await book(db, 2, nine, 'quarantined')];
    expect([await isFree(db, nine), await rows(db, 'deliveries')]).toEqual([true, []]);
    await holdSlots(db, [one.id, other.id, 'SO-0000-0000'], options.emailTargets, NOW);
    expect((await readUpcomingMeetings(db, NOW)).map(({ id }) => id)).toEqual([one.id]);
  });

  test('moving swaps the slots, increments the sequence, and queues the invitation again', async () => {
    const db = await fresh();
    const { id } = await book(db, 1);
    const [claim] = await claimDeliveries(db, { target: 'invitation', limit: 1, lease: 1000, now: NOW });
    expect(await updateMeeting(db, id, nineTwenty, options, NOW)).toBe('changed');
    // The first invitation is marked as delivered only after the move. That must not mark the second one as delivered.
    if (claim) await markDelivered(db, claim);
    const invitations = (await rows(db, 'deliveries')).filter(({ target }) => target === 'invitation');
    expect(invitations).toMatchObject([{ state: 'pending', attempts: 0 }]);

    expect([await isFree(db, nine), await isFree(db, nineTwenty)]).toEqual([true, false]);
    const meeting = await getMeeting(db, id);
    expect(meeting).toMatchObject({ startsAt: nineTwenty, sequence: 1, holdsSlot: true });
    expect(meeting?.lead.data.slot).toBe(new Date(nineTwenty).toISOString());
    expect(await updateMeeting(db, id, nineTwenty, options, NOW)).toBe('unchanged');
  });

  test('a past or canceled meeting cannot be moved, and canceling again changes nothing', async () => {
    const db = await fresh();
    const { id } = await book(db, 1);
    expect(await updateMeeting(db, id, nineTwenty, options, nine)).toBe('over');
    expect(await updateMeeting(db, id, null, options, nine)).toBe('over');
    expect(await updateMeeting(db, id, null, options, NOW)).toBe('changed');
    expect(await updateMeeting(db, id, null, options, NOW)).toBe('unchanged');
    expect(await updateMeeting(db, id, nineTwenty, options, NOW)).toBe('over');
    expect(await getMeeting(db, id)).toMatchObject({ isCanceled: true, sequence: 1 });
  });

  test('forgetting a person or purging deletes meetings and keys, and frees slots', async () => {
    const db = await fresh();
    const { id, key } = await book(db, 1);
    expect(await forgetEmail(db, 'OWNER1@example.com')).toEqual([id]);
    expect(await readUpcomingMeetings(db, NOW)).toEqual([]);
    expect(await openMeeting(db, id, key, NOW)).toBeNull();
    expect(await db.selectFrom('keys').selectAll().execute()).toEqual([]);
    await book(db, 1);
    expect(await purgeBefore(db, new Date(NOW + 1), [])).toBe(1);
    expect(await isFree(db, nine)).toBe(true);
    expect(await Array.fromAsync(readLeads(db))).toEqual([]);
  });
});
