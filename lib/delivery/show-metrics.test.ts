import { beforeAll, expect, test, vi } from 'vitest';
import { metrics } from '@/lib/platform/observability/metrics';
import { processState } from '@/lib/platform/observability/process-state';

const TOKEN = 'a-long-token';
let show: (request: Request) => Promise<Response>;

beforeAll(async () => {
  vi.stubEnv('METRICS_TOKEN', TOKEN);
  vi.stubEnv('LEADS_DATABASE_URL', 'file::memory:');
  ({ showMetrics: show } = await import('./show-metrics'));
});

/** Requests the metrics from the address `peer`. */
function requestMetrics(peer: string, headers: Record<string, string> = {}, response: object = {}) {
  const forwardedFor = headers['x-forwarded-for'] ?? '';
  const current = { id: 'x', peer, forwardedFor, response: response as never };
  const request = new Request('http://localhost:3000/api/metrics', { headers });
  return processState.request.run(current, () => show(request));
}

test.each([
  ['a program on this machine', '127.0.0.1', {}, 200],
  ['the same over IPv6', '::1', {}, 200],
  ['the same over IPv4 in IPv6', '::ffff:127.0.0.1', {}, 200],
  ['a monitor with the token', '192.0.2.1', { authorization: `Bearer ${TOKEN}` }, 200],
  ['a stranger', '192.0.2.1', {}, 404],
  ['a stranger with another token', '192.0.2.1', { authorization: 'Bearer other' }, 404],
  ['a visitor through a proxy', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, 404],
  ['a visitor through another proxy', '127.0.0.1', { forwarded: 'for=192.0.2.1' }, 404],
  ['a visitor through a third proxy', '127.0.0.1', { 'x-real-ip': '192.0.2.1' }, 404],
  ['Prometheus', '127.0.0.1', { 'x-prometheus-scrape-timeout-seconds': '10', accept: 'text/plain' }, 200],
  ['a browser', '127.0.0.1', { 'sec-fetch-site': 'none', 'upgrade-insecure-requests': '1' }, 200],
])('%s at %s with the headers %j gets %i', async (_, peer, headers, status) => {
  expect((await requestMetrics(peer, headers)).status).toBe(status);
});

test.each([
  ...['Via', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'X-Forwarded', 'X-Original-Forwarded-For', 'CDN-Loop'],
  ...['CF-Connecting-IP', 'CF-Connecting-IPv6', 'CF-Ray', 'True-Client-IP', 'Fly-Client-IP', 'Fly-Region'],
  ...[
    'Fastly-Client-IP',
    'Fastly-SSL',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Amzn-Trace-Id',
    'X-Amz-Cf-Id',
  ],
  ...[
    'X-Azure-ClientIP',
    'X-ARR-SSL',
    'X-Appengine-User-IP',
    'X-Cloud-Trace-Context',
    'X-Envoy-Attempt-Count',
  ],
  ...['X-Vercel-Id', 'WL-Proxy-Client-IP', 'X-ProxyUser-Ip', 'Proxy-Connection', 'X-Varnish', 'Client-IP'],
])('%s shows that a request came through a proxy, even if it is removed before the handler', async (name) => {
  const rawHeaders = ['Host', 'localhost', name, 'x'];
  expect((await requestMetrics('127.0.0.1', { [name]: 'x' })).status).toBe(404);
  expect((await requestMetrics('127.0.0.1', {}, { req: { rawHeaders } })).status).toBe(404);
});

test('metrics show forms, deliveries, the cache, renders, the event loop and memory', async () => {
  metrics.forms.inc({ api: 'leads', status: 201 });
  metrics.pageCache.inc({ kind: 'APP_PAGE', result: 'hit' });
  const response = await requestMetrics('127.0.0.1');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  for (const line of [
    'site_forms_total{api="leads",status="201"} 1',
    'site_deliveries{state="waiting"} 0',
    'site_deliveries{state="parked"} 0',
    'site_page_cache_total{kind="APP_PAGE",result="hit"} 1',
    'site_renders_total 0',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
});
