import 'server-only';
import { env } from '@/lib/platform/env';
import { apiHandler } from '@/lib/platform/http/api-handler';
import { readBearerToken } from '@/lib/platform/http/bearer-token';
import { HttpError } from '@/lib/platform/http/http-error';
import { timingSafeEqualText } from '@/lib/platform/http/timing-safe-equal';
import { metrics } from '@/lib/platform/observability/metrics';
import { processState } from '@/lib/platform/observability/process-state';
import { loadOutboxState } from './delivery-health';

/** Responds with this process's metrics if a request comes from this machine or has METRICS_TOKEN, else with 404. */
export const showMetrics = apiHandler('metrics', async ({ headers }: Request) => {
  const token = env.METRICS_TOKEN;
  const hasToken = token && timingSafeEqualText(readBearerToken(headers), token);
  if (!hasToken && !isLocal(headers)) throw new HttpError(404, 'not-found');
  const { registry, deliveries } = metrics;
  const state = await loadOutboxState().catch(() => null);
  deliveries.reset();
  for (const name of ['waiting', 'parked'] as const) if (state) deliveries.set({ state: name }, state[name]);
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  });
});

/** Matches the names of headers that proxies, load balancers and CDNs add, such as Via, CF-Ray and True-Client-IP. */
const PROXY_HEADERS = [
  /^via$|forwarded|proxy|cdn|varnish|(real|client|connecting|originating|remote)-?(ip|addr)/,
  /^(x-)?(akamai|appengine|amzn?|arr|azure|cf|cloud|cloudfront|envoy|fastly|fly|incap|original|sucuri|vercel)-/,
];

/** Whether a request comes directly from this machine. */
function isLocal(headers: Headers): boolean {
  const { peer = '', forwardedFor, response } = processState.request.getStore() ?? {};
  // The raw headers are those that arrived: Next has added `x-forwarded-for` to `headers`, and we have removed others.
  const names = response?.req?.rawHeaders.filter((_, index) => index % 2 === 0) ?? [...headers.keys()];
  const isForwarded =
    forwardedFor || names.some((name) => PROXY_HEADERS.some((header) => header.test(name.toLowerCase())));
  return /^(?:::ffff:)?127\.|^::1$/.test(peer) && !isForwarded;
}
