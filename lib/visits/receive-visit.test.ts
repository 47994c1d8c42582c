import { expect, test, vi } from 'vitest';
import { processState } from '@/lib/platform/observability/process-state';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('one address may send four times as many beacons as leads per minute, and others are unaffected', async () => {
  vi.stubEnv('LEADS_PER_MINUTE', '1');
  const { receiveVisit } = await import('./receive-visit');
  const send = async (peer: string) => {
    const body = new URLSearchParams({ path: '/plans', landing: '/plans' });
    const headers = { 'user-agent': userAgent };
    const request = new Request('http://localhost:3000/api/visit', { method: 'POST', headers, body });
    const current = { id: 'x', peer, forwardedFor: '', response: {} as never };
    return (await processState.request.run(current, () => receiveVisit(request))).status;
  };
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent += 1) statuses.push(await send('192.0.2.1'));
  expect(statuses).toEqual([204, 204, 204, 204, 429]);
  expect(await send('198.51.100.1')).toBe(204);
});
