import { Agent } from 'node:http';
import fc from 'fast-check';
import { request } from './requests';
import { send } from './send';

const PARALLEL = 12;
const BATCH = 500;

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

  while (sent < runs && performance.now() < end) {
    const batch = fc.sample(request, { numRuns: Math.min(BATCH, runs - sent), seed: seed + sent });
    sent += batch.length;
    const work = async () => {
      for (let next = batch.pop(); next; next = batch.pop()) {
        const start = performance.now();
        const { status, what } = await send(target, next, agent);
        slowest = Math.max(slowest, performance.now() - start);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (what) findings.push({ what, ...next, body: next.body.toString().slice(0, 300) });
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
  }
  agent.destroy();
  return { sent, findings, statuses, slowest: Math.round(slowest) };
}
