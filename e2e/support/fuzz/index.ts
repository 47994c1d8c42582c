import { once } from 'node:events';
import { Agent, type IncomingMessage, request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { repeat } from '../repeat';
import { type Request, request } from './requests';

const PARALLEL = 12;
const TIMEOUT = 10_000;

interface Options {
  url: string;
  /** The same seed, the same requests. */
  seed: number;
  runs?: number;
  seconds?: number;
}

/**
 * Sends made-up requests to every route of the site at `url`, `runs` of them or for `seconds`. Returns what should not
 * have happened: a 5xx that no contract names, no answer within 10 s, an answer that shows internals.
 */
export async function fuzz({ url, seed, runs = Infinity, seconds = Infinity }: Options) {
  const target = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  const end = performance.now() + 1000 * seconds;
  const findings: { what: string; method: string; path: string; headers: object; body: string }[] = [];
  const statuses: Record<string, number> = {};
  let sent = 0;
  let slowest = 0;

  const goesOn = (n: number) => n < runs && performance.now() < end;
  await repeat(PARALLEL, goesOn, async (n) => {
    const [next] = fc.sample(request, { numRuns: 1, seed: seed + n });
    if (!next) return;
    sent += 1;
    const start = performance.now();
    const { status, what } = await send(target, next, agent);
    slowest = Math.max(slowest, performance.now() - start);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (what) findings.push({ what, ...next, body: next.body.toString().slice(0, 300) });
  });
  agent.destroy();
  return { sent, findings, statuses, slowest: Math.round(slowest) };
}

/** Sends a request; gives what is wrong with its answer, if anything, and the status. */
async function send({ hostname, port }: URL, { body, ...request }: Request, agent: Agent) {
  try {
    const headers = { ...request.headers, 'content-length': body.byteLength };
    const sent = open({ ...request, agent, hostname, port, headers });
    // One that follows the answer concerns nobody.
    sent.on('error', () => {});
    sent.setTimeout(TIMEOUT, () => sent.destroy(new Error('no answer within 10 s')));
    sent.end(body);
    const response: IncomingMessage = (await once(sent, 'response'))[0];
    const status = response.statusCode ?? 0;
    return { status, what: wrongWith(request.path, status, await text(response)) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A connection that is closed while the rest of a refused body is being sent is an answer of its own.
    const isAnswer = code === 'EPIPE' || code === 'ECONNRESET';
    return { status: code ?? 'none', what: isAnswer ? null : message };
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
