import { once } from 'node:events';
import { Agent, type IncomingMessage, request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { startSite } from '@/lib/platform/testing/start-site';
import { type Request, request } from './support/fuzz-requests';
import { repeat } from './support/repeat';
import { ownSettings } from './support/sites';
import { expect, test } from './support/test';

/** The same requests at every run, so that a failure can be looked into. For more, or others: FUZZ_RUNS=50000 FUZZ_SEED=7. */
const { FUZZ_RUNS: runs = 1_500, FUZZ_SEED: seed = 850 } = process.env;
const AT_ONCE = 12;
/** Long after the server should have given up, however busy the machine is. */
const HANGS = 60_000;

test('no made-up request breaks a route, hangs, or learns of the inside', async () => {
  test.setTimeout(180_000 + 100 * Number(runs));
  using own = ownSettings();
  await using site = await startSite(own.env);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const findings: object[] = [];
  const goesOn = (n: number) => n < Number(runs);
  await repeat(AT_ONCE, goesOn, async (n) => {
    const [next] = fc.sample(request, { numRuns: 1, seed: Number(seed) + n });
    if (!next) return;
    const finding = await findingOf(site.port, next, agent);
    if (finding) findings.push({ finding, ...next, body: next.body.toString().slice(0, 300) });
  });
  agent.destroy();
  expect(findings).toEqual([]);
  // Whatever was typed, none of it is in the log.
  expect(site.output()).not.toMatch(/ada@example\.com|Lovelace|850 555 01|8505550100/);
});

/** Sends a request. Resolves to what is wrong with its answer, or to null. */
async function findingOf(port: number, { body, ...request }: Request, agent: Agent): Promise<string | null> {
  try {
    const headers = { ...request.headers, 'content-length': body.byteLength };
    const sent = open({ ...request, agent, host: 'localhost', port, headers });
    // One that follows the answer concerns nobody.
    sent.on('error', () => {});
    sent.setTimeout(HANGS, () => sent.destroy(new Error('no answer')));
    sent.end(body);
    const response: IncomingMessage = (await once(sent, 'response'))[0];
    return wrongWith(request.path, response.statusCode ?? 0, await text(response));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // A connection that is closed while the rest of a refused body is being sent is an answer of its own.
    return ['EPIPE', 'ECONNRESET'].includes(code) ? null : message;
  }
}

function wrongWith(path: string, status: number, text: string): string | null {
  if (/\n\s+at .+:\d+:\d+|node_modules\/|\.next\/server|webpack-internal|SQLITE_|PostgresError/.test(text))
    return 'shows internals';
  if (status < 500) return null;
  // By contract: without a secret neither is there; a picture of an allowed host that cannot be reached.
  if (status === 503 && /^\/api\/(revalidate|draft)/.test(path)) return null;
  if ((status === 502 || status === 504) && path.startsWith('/api/vision')) return null;
  return `status ${status}`;
}
