import { beforeAll, expect, test, vi } from 'vitest';
import { processState } from '@/lib/platform/observability/process-state';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const addCounts = vi.hoisted(() => vi.fn());
vi.mock('./visit-store', () => ({ addCounts }));

let receiveVisit: (request: Request) => Promise<Response>;
beforeAll(async () => {
  vi.stubEnv('LEADS_PER_MINUTE', '1');
  ({ receiveVisit } = await import('./receive-visit'));
});

async function send(peer: string, { headers = {}, fields = {} } = {}) {
  const body = new URLSearchParams({ path: '/plans', landing: '/plans', ...fields });
  const request = new Request('http://localhost:3000/api/visit', {
    method: 'POST',
    headers: { 'user-agent': userAgent, ...headers },
    body,
  });
  const current = { id: 'x', peer, forwardedFor: '', response: {} as never };
  return (await processState.request.run(current, () => receiveVisit(request))).status;
}

let networks = 0;

test.each<[string, number, boolean, Parameters<typeof send>[1]]>([
  ['a visitor', 204, true, {}],
  ['Global Privacy Control', 204, false, { headers: { 'sec-gpc': '1' } }],
  ['Do Not Track', 204, false, { headers: { dnt: '1' } }],
  ['a crawler', 204, false, { headers: { 'user-agent': 'Googlebot/2.1' } }],
  ['another site', 403, false, { headers: { origin: 'https://other.example' } }],
  ['an unknown path', 400, false, { fields: { path: 'plans' } }],
  ['more than a kilobyte', 413, false, { fields: { error: 'x'.repeat(1_100) } }],
])('a beacon of %s gets %i and counts: %s', async (_, status, isCounted, options) => {
  addCounts.mockClear();
  expect(await send(`203.${networks++}.113.1`, options)).toBe(status);
  expect(addCounts.mock.calls.flat(2).length > 0).toBe(isCounted);
});

test('one address may send four times as many beacons as leads per minute, and others are unaffected', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent += 1) statuses.push(await send('192.0.2.1'));
  expect(statuses).toEqual([204, 204, 204, 204, 429]);
  expect(await send('198.51.100.1')).toBe(204);
});
