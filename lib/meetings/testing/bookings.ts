import { afterAll, beforeEach, expect, vi } from 'vitest';
import { json, page, visitorRequest as request, resetServer } from '@/lib/inbox/testing/fresh-server';

const MONDAY = '2026-11-23T12:00:00Z';
export const slot = '2026-11-24T15:00:00.000Z';
/** The request handlers of the server that `freshServer` started last. */
let meetings: typeof import('@/lib/meetings/book') & typeof import('@/lib/meetings/manage');
let personCount = 0;

export async function freshServer(settings: Record<string, string> = {}, now = MONDAY) {
  resetServer(settings);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  meetings = {
    ...(await import('@/lib/meetings/book')),
    ...(await import('@/lib/meetings/manage')),
  };
}

beforeEach(() => freshServer());
afterAll(() => void vi.useRealTimers());

/** Returns form values of a person whom no other test uses. */
export function person(more: Record<string, string> = {}): Record<string, string> {
  personCount += 1;
  const phone = `(850) 555-${String(personCount).padStart(4, '0')}`;
  return { slot, name: 'Ada', email: `ada${personCount}@example.com`, phone, ...more };
}

export { json, page };

const idOf = (path: string) => path.split('/').at(-1)?.split('?')[0] ?? '';
/** GET /api/meetings. */
export const getTimes = (headers: Record<string, string> = json, query = '') =>
  meetings.showFreeTimes(request(`/api/meetings${query}`, headers));
/** Converts an object to form fields; a string is the body itself, such as JSON. */
const bodyOf = (body: Record<string, string> | string) =>
  typeof body === 'string' ? body : new URLSearchParams(body);
/** POST /api/meetings. */
export const book = (body: Record<string, string> | string, headers: Record<string, string> = json) =>
  meetings.book(request('/api/meetings', headers, bodyOf(body)));
/** GET /api/meetings/{id}. */
export const show = (path: string, headers: Record<string, string> = json) =>
  meetings.showMeeting(request(path, headers), idOf(path));
/** POST /api/meetings/{id}. */
export const change = (
  path: string,
  body: Record<string, string> | string,
  headers: Record<string, string> = page,
) => meetings.changeMeeting(request(path, headers, bodyOf(body)), idOf(path));

type BookingJson = { id: string; redirect: string; start: string; manage: string; ics: string };
/** Books a call and returns the JSON response. */
export async function bookCall(body = person()): Promise<BookingJson> {
  const response = await book(body);
  expect(response.status).toBe(201);
  return response.json();
}
export const freeSlots = async (): Promise<string[]> =>
  (await (await getTimes()).json()).days.flatMap((day: { slots: string[] }) => day.slots);
