import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { company } from '@/content/company';
import { honeypot } from '@/lib/forms/lead-forms';
import { bookCall, change, freeSlots, freshServer, json, page, person, show, slot } from './testing/bookings';

const parseEvent = (text: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined);
const fetchIcs = async (path: string) => {
  const response = await show(path);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  // RFC 5545, 3.4: every line ends with CRLF, including the last.
  expect(text).toMatch(/[^\n]\r\nEND:VCALENDAR\r\n$/);
  return text;
};

describe('the page of a meeting', () => {
  test('is where older links redirect to', async () => {
    const { manage } = await bookCall();
    const old = await show(manage.replace('/book-a-time/', '/api/meetings/'), page);
    expect([old.status, old.headers.get('location')]).toEqual([303, manage]);
  });

  test('a GET changes nothing, whatever its query', async () => {
    const { manage } = await bookCall();
    for (const more of ['&action=cancel', '&action=move&slot=2026-11-24T16:00:00.000Z', '&move=1'])
      expect((await show(manage + more)).status).toBe(200);
    expect(await freeSlots()).not.toContain(slot);
  });

  test('cancels the call: the slot is free at once, and the calendar file says canceled', async () => {
    const { manage, ics, id } = await bookCall();
    const before = await fetchIcs(ics);
    const response = await change(manage, { action: 'cancel' });
    expect([response.status, response.headers.get('location')]).toEqual([303, manage]);
    expect(await freeSlots()).toContain(slot);
    expect(await (await show(manage)).json()).toMatchObject({ status: 'canceled' });
    const after = await fetchIcs(ics);
    expect(before).toContain('STATUS:CONFIRMED');
    expect(after).toContain('STATUS:CANCELLED');
    expect(parseEvent(after).uid).toBe(parseEvent(before).uid);
    expect([parseEvent(before).sequence, parseEvent(after).sequence]).toEqual([0, 1]);
    expect(after).toContain(`UID:${id}@`);
    await bookCall();
  });

  test('cancels over plain http, where browsers send only `Origin: null`', async () => {
    const { manage } = await bookCall();
    expect((await change(manage, { action: 'cancel' }, { ...page, origin: 'null' })).status).toBe(303);
  });

  test('moves the call: frees the old slot, takes the new one, and updates the calendar file', async () => {
    const { manage, ics } = await bookCall();
    const requested = '2026-11-25T20:00:00.000Z';
    expect((await change(manage, { action: 'move', slot: requested })).status).toBe(303);
    expect(await freeSlots()).toContain(slot);
    expect(await freeSlots()).not.toContain(requested);
    const text = await fetchIcs(ics);
    expect(text).toContain('DTSTART:20261125T200000Z');
    expect(text).toContain('DTEND:20261125T202000Z');
    expect(parseEvent(text).sequence).toBe(1);
    // Moving the call to the same slot again changes nothing.
    expect((await change(manage, { action: 'move', slot: requested })).status).toBe(303);
    expect(parseEvent(await fetchIcs(ics)).sequence).toBe(1);
  });

  test('moving to a taken slot, or to a time that is no slot, changes nothing', async () => {
    const { manage, start } = await bookCall();
    const other = await bookCall(person({ slot: '2026-11-24T16:00:00.000Z' }));
    const taken = await change(manage, { action: 'move', slot: other.start }, json);
    expect(taken.status).toBe(409);
    expect((await taken.json()).slots).toHaveLength(3);
    expect((await change(manage, { action: 'move', slot: other.start })).status).toBe(409);
    const wrong = await change(manage, { action: 'move', slot: '2026-11-24T16:10:00.000Z' }, json);
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).fields.slot).toBeTruthy();
    expect((await change(manage, {}, json)).status).toBe(400);
    expect((await (await show(manage, json)).json()).start).toBe(start);
  });

  test('moves a call at most five times in 24 hours, and can always cancel it', async () => {
    await freshServer({ LEADS_PER_MINUTE: '8' });
    const { manage } = await bookCall();
    const free = (await freeSlots()).slice(10);
    for (const requested of free.slice(0, 5))
      expect((await change(manage, { action: 'move', slot: requested }, json)).status).toBe(200);
    const sixth = await change(manage, { action: 'move', slot: free[5] ?? '' }, json);
    expect(sixth.status).toBe(429);
    expect((await sixth.json()).error.message).toContain(company.phone.display);
    // These moves use up the limit per minute too. The visitor can cancel nevertheless.
    for (let n = 0; n < 3; n += 1) await change(manage, { action: 'move', slot: free[5] ?? '' }, json);
    expect((await change(manage, { action: 'cancel' }, json)).status).toBe(200);
  });

  test('does not open with a wrong key, and limits guesses', async () => {
    await freshServer({ LEADS_PER_MINUTE: '2' });
    const { manage, id } = await bookCall();
    const wrong = [
      `/api/meetings/${id}`,
      `/api/meetings/${id}?key=`,
      `${manage}x`,
      manage.replace('SO-', 'SO-0'),
    ];
    for (const path of [...wrong, ...wrong.map((one) => one.replace(id, `${id}.ics`))])
      expect((await show(path)).status).toBe(404);
    expect((await change(`/api/meetings/${id}?key=x`, { action: 'cancel' })).status).toBe(404);
    for (let n = 0; n < 20; n += 1) await show(`/api/meetings/${id}?key=${n}`);
    expect((await show(`/api/meetings/${id}?key=x`)).status).toBe(429);
  });
});

describe('the office’s feed', () => {
  const token = 'feed-token';
  const feed = (query: string) => show(`/api/meetings/calendar.ics${query}`);

  test('has upcoming meetings, without canceled or quarantined ones', async () => {
    await freshServer({ MEETINGS_FEED_TOKEN: token });
    const one = await bookCall();
    const other = await bookCall(person({ slot: '2026-11-24T16:00:00.000Z' }));
    await bookCall(person({ [honeypot.name]: 'x' }));
    await change(other.manage, { action: 'cancel' });
    const text = await fetchIcs(`/api/meetings/calendar.ics?token=${token}`);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([
      expect.stringContaining(one.id),
    ]);
  });

  test('responds 404 without the token', async () => {
    expect((await feed('?token=')).status).toBe(404);
    await freshServer({ MEETINGS_FEED_TOKEN: token });
    for (const query of ['', '?token=', '?token=feed-tokens', `?key=${token}`])
      expect((await feed(query)).status).toBe(404);
  });
});
