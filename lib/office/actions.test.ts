import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { officePage } from '@/content/office';
import type { Database } from '@/lib/database/schema';
import { addLeadKey, officePath } from '@/lib/delivery/office-link';
import { formatState } from '@/lib/inbox/format-lead';
import { formatEvent, readEvents } from '@/lib/inbox/lead-events';
import { forgetEmail, readLead, storeLead } from '@/lib/inbox/lead-store';
import { json, page, resetServer, visitorRequest } from '@/lib/inbox/testing/fresh-server';
import { updateMeeting } from '@/lib/meetings/meeting-store';
import { getMeeting } from '@/lib/meetings/read-meetings';
import { bookCall, bookingOptions } from '@/lib/meetings/testing/book-call';
import { forgetSingleton } from '@/lib/platform/singleton';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const slot = '2026-11-24T15:00:00.000Z';

let db: Database;
let actOnLead: typeof import('./actions').actOnLead;

/** Starts a fresh server with an email server and a webhook. */
beforeEach(async () => {
  resetServer({ SMTP_URL: 'smtp://127.0.0.1:1', LEADS_WEBHOOK_URL: 'http://127.0.0.1:1/' });
  forgetSingleton('office-wrong-keys');
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  ({ actOnLead } = await import('./actions'));
  db = await (await import('@/lib/database/shared-database')).sharedDatabase();
});
afterAll(() => void vi.useRealTimers());

const act = (path: string, body: Record<string, string>, headers: Record<string, string> = page) =>
  actOnLead(
    visitorRequest(`/api${path}`, headers, new URLSearchParams(body)),
    path.split('/').at(-1)?.split('?')[0] ?? '',
  );

async function createLead() {
  const data = { name: 'Ada', email: 'ada@example.com' };
  const id = await storeLead(db, { kind: 'contact', status: 'new', data, context: {}, spamSignals: [] }, []);
  return { id, path: officePath(id, await addLeadKey(db, id)) };
}

async function createCall() {
  const id = await bookCall(db, slot, 'Ada');
  return { id, path: officePath(id, await addLeadKey(db, id)) };
}

const listDeliveries = async (id: string) => {
  const rows = db.selectFrom('deliveries').select(['target', 'event']).where('lead_id', '=', id);
  return (await rows.execute()).map(({ target, event }) => `${target} ${event}`).toSorted();
};

describe('a lead', () => {
  test('is marked as answered with a note, only once, and undo reopens it', async () => {
    const { id, path } = await createLead();
    const response = await act(path, { action: 'answer', note: ' Sent\u0000 <b>it</b>\u202e ' });
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readLead(db, id)).toMatchObject({ answeredAt: new Date(NOW), note: 'Sent <b>it</b>' });
    expect((await act(path, { action: 'answer', note: 'Sent <b>it</b>' }, json)).status).toBe(200);
    expect(await readEvents(db, id)).toHaveLength(1);
    await act(path, { action: 'undo' });
    expect(await readLead(db, id)).not.toHaveProperty('note');
    expect(await listDeliveries(id)).toEqual(['webhook 1', 'webhook 2']);
  });

  test('that a colleague answered first gets 409, which says what happened and keeps the second note', async () => {
    const { id, path } = await createLead();
    await act(path, { action: 'answer', note: 'Sent it', seen: '0' });
    const second = { action: 'answer', note: 'Called, no answer', seen: '0' };
    const response = await act(path, second);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      path,
      body: second,
      problem: expect.stringContaining('Mon, Nov 23, 2026, 6:00 AM Central: Answered: Sent it'),
    });
    const { error } = await (await act(path, second, json)).json();
    expect(error).toMatchObject({
      code: 'changed-meanwhile',
      message: expect.stringContaining('Answered: Sent it'),
    });
    expect((await readLead(db, id))?.note).toBe('Sent it');
    // The page of the 409 response offers to add the second note, and posts the new number of events as `seen`.
    expect((await act(path, { ...second, action: 'note', seen: '1' })).status).toBe(303);
    expect((await readEvents(db, id)).map(formatEvent)).toEqual([
      'Answered: Sent it',
      'Note: Called, no answer',
    ]);
  });

  test('is not reopened from a page that shows an earlier answer', async () => {
    const { id, path } = await createLead();
    for (const [action, seen] of [
      ['answer', '0'],
      ['undo', '1'],
      ['answer', '2'],
    ])
      expect((await act(path, { action: `${action}`, seen: `${seen}` })).status).toBe(303);
    expect((await act(path, { action: 'undo', seen: '1' })).status).toBe(409);
    expect(await readLead(db, id)).toHaveProperty('answeredAt');
  });

  test('gets the same note twice from two page views, but only once from a double click', async () => {
    const { id, path } = await createLead();
    const note = { action: 'note', note: 'Did not pick up' };
    for (const seen of ['0', '0', '1']) expect((await act(path, { ...note, seen })).status).toBe(303);
    expect((await act(path, { action: 'note', note: ' ', seen: '2' })).status).toBe(303);
    expect(await readEvents(db, id)).toHaveLength(2);
  });

  test.each([
    [{ action: 'answer', note: 'x'.repeat(501) }, 422],
    [{ action: 'answer', note: 'x'.repeat(10_000) }, 422],
    [{ action: 'answer', note: 'x'.repeat(70_000) }, 413],
    [{ action: 'constructor' }, 400],
    [{ action: 'held' }, 400],
    [{}, 400],
  ])('does not change if the form is %.60j: %i', async (body: Record<string, string>, status) => {
    const { id, path } = await createLead();
    const response = await act(path, body);
    expect(response.status).toBe(status);
    expect(await readEvents(db, id)).toEqual([]);
  });

  test('changes from its own page, which sends only the origin "null" because of its referrer policy', async () => {
    const { path } = await createLead();
    expect((await act(path, { action: 'answer' }, { ...page, origin: 'null' })).status).toBe(303);
  });

  test.each<[number, string, Record<string, string>, string]>([
    [403, 'cross-origin', { origin: 'https://evil.example' }, 'Called, no answer'],
    [413, 'too-large', {}, 'x'.repeat(70_000)],
    [503, 'not-stored', {}, 'Called, no answer'],
    [429, 'too-many-requests', {}, 'Called, no answer'],
  ])(
    'that is rejected with %i (%s) is its page, with the note and what to do',
    async (status, code, headers, note) => {
      const { id, path } = await createLead();
      if (status === 503) await db.schema.alterTable('events').renameTo('gone').execute();
      if (status === 429) {
        const limits = await import('@/lib/platform/http/api-handler');
        const { HttpError } = await import('@/lib/platform/http/http-error');
        const full = new HttpError(429, code, { 'retry-after': '9' });
        vi.spyOn(limits, 'consumeRateLimit').mockRejectedValue(full);
      }
      const form = { action: 'answer', note, seen: '0' };
      const response = await act(path, form, { ...page, ...headers });
      expect(response.status).toBe(status);
      const shown = await response.json();
      expect(shown).toMatchObject({ path, body: form, problem: expect.stringContaining(officePage.kept) });
      if (status === 503) expect(shown.problem).toContain(officePage.notSaved);
      expect(response.headers.get('retry-after')).toBe({ 429: '9', 503: '60' }[status] ?? null);
      const { error } = await (await act(path, form, { ...json, ...headers })).json();
      expect(error.code).toBe(code);
      expect(await readLead(db, id)).not.toHaveProperty('answeredAt');
    },
  );

  test('that is rejected before its input is read says so', async () => {
    const { path } = await createLead();
    const response = await act(path, { action: 'note', note: 'x'.repeat(1_100_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      ...{ path, body: {} },
      problem: expect.stringContaining(officePage.lost),
    });
  });

  test('with a wrong key is a 404 that shows none of the input', async () => {
    const { path } = await createLead();
    const wrong = `${path}x`;
    const response = await act(wrong, { action: 'answer', note: 'Mine' });
    expect([response.status, (await response.json()).path]).toEqual([404, '/form-problem']);
  });

  test('that was deleted while its page was open gets 404', async () => {
    const { path } = await createLead();
    await forgetEmail(db, 'ada@example.com');
    expect((await act(path, { action: 'answer' })).status).toBe(404);
  });
});

describe('a call', () => {
  test('moves to a typed Central time, and queues an email to the visitor and a webhook event', async () => {
    const { id, path } = await createCall();
    expect((await act(path, { action: 'move', slot: '', time: '2026-11-28T19:30' })).status).toBe(303);
    expect(await getMeeting(db, id)).toMatchObject({ startsAt: Date.parse('2026-11-29T01:30:00Z') });
    expect(await listDeliveries(id)).toEqual(['invitation 0', 'reminder 0', 'webhook 0', 'webhook 1']);
    expect(await readEvents(db, id)).toMatchObject([{ type: 'moved', actor: 'office' }]);
  });

  test.each([
    ['', ''],
    ['2026-11-23T05:00', ''],
    ['soon', ''],
    ['9999-12-31T10:00', ''],
  ])('does not move to "%s%s": 422', async (time, slot) => {
    const { id, path } = await createCall();
    expect((await act(path, { action: 'move', time, slot })).status).toBe(422);
    expect(await readEvents(db, id)).toEqual([]);
  });

  test('never overlaps another call', async () => {
    await bookCall(db, '2026-11-24T16:00:00.000Z', 'Bob');
    const { id, path } = await createCall();
    for (const time of ['2026-11-24T09:41', '2026-11-24T10:00', '2026-11-24T10:19'])
      expect((await act(path, { action: 'move', time })).status).toBe(409);
    expect((await act(path, { action: 'move', time: '2026-11-24T09:40' })).status).toBe(303);
    expect((await act(path, { action: 'move', time: '2026-11-24T09:30' })).status).toBe(303);
    expect((await readEvents(db, id)).length).toBe(2);
  });

  test('does not move if the visitor cancels it at the same time, and canceling again changes nothing', async () => {
    const { id, path } = await createCall();
    const [canceled, moved] = await Promise.all([
      updateMeeting(db, id, null, bookingOptions),
      act(path, { action: 'move', slot: '2026-11-24T16:00:00.000Z' }),
    ]);
    expect([canceled, moved.status]).toEqual(['changed', 409]);
    expect((await act(path, { action: 'cancel' })).status).toBe(303);
    expect((await readEvents(db, id)).map(({ type, actor }) => `${type} ${actor}`)).toEqual([
      'canceled visitor',
    ]);
  });
});

describe('a call that the office marks, moves or cancels', () => {
  test.each(['held', 'missed'])('is marked as %s with a note, and undo removes the mark', async (action) => {
    const { id, path } = await createCall();
    expect((await act(path, { action, note: 'Talked' })).status).toBe(303);
    const marked = await readLead(db, id);
    expect(marked).toMatchObject({ note: 'Talked', data: { outcome: action }, answeredAt: new Date(NOW) });
    expect(marked && formatState(marked)).toBe(`${action} Tue 9:00 AM`);
    expect(await listDeliveries(id)).toContain('webhook 1');
    expect((await act(path, { action: 'answer' })).status).toBe(400);
    await act(path, { action: 'undo' });
    const open = await readLead(db, id);
    expect(open).not.toHaveProperty('answeredAt');
    expect(open?.data).not.toHaveProperty('outcome');
  });

  test('is not marked if the visitor has moved it meanwhile, and loses its mark when it moves', async () => {
    const { id, path } = await createCall();
    await updateMeeting(db, id, Date.parse('2026-11-24T16:00:00.000Z'), bookingOptions);
    const first = await act(path, { action: 'held', note: 'Talked', seen: '0' });
    expect([first.status, (await first.json()).problem]).toEqual([
      409,
      expect.stringContaining('Moved by the visitor from Tue, Nov 24, 2026, 9:00 AM Central'),
    ]);
    expect((await act(path, { action: 'held', note: 'Talked', seen: '1' })).status).toBe(303);
    await updateMeeting(db, id, Date.parse(slot), bookingOptions);
    expect(await readLead(db, id)).not.toHaveProperty('answeredAt');
  });

  test('is not moved or canceled from an outdated page; a double click moves it once', async () => {
    const { id, path } = await createCall();
    const move = { action: 'move', time: '2026-11-25T09:00', seen: '0' };
    for (const _ of [1, 2]) expect((await act(path, move)).status).toBe(303);
    for (const staleForm of [
      { ...move, time: '2026-11-25T10:00' },
      { action: 'cancel', seen: '0' },
    ])
      expect((await act(path, staleForm)).status).toBe(409);
    for (const _ of [1, 2]) expect((await act(path, { action: 'cancel', seen: '1' })).status).toBe(303);
    expect((await act(path, { ...move, time: '2026-11-25T10:00' })).status).toBe(409);
    expect((await readEvents(db, id)).map(({ type }) => type)).toEqual(['moved', 'canceled']);
  });
});

test('a wrong key gets 404; after 60 in an hour, all requests of that network get 429', async () => {
  const { id, path } = await createLead();
  const guess = () => act(`/office/${id}?key=wrong`, { action: 'answer' }).then(({ status }) => status);
  for (let count = 0; count < 60; count += 1) expect(await guess()).toBe(404);
  expect(await guess()).toBe(429);
  expect((await act(path, { action: 'answer' })).status).toBe(429);
  expect(await readEvents(db, id)).toEqual([]);
});
