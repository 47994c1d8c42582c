import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { failureOf } from '@/lib/platform/observability/failure';
import { repeat } from '../repeat';

/** A visitor of nginx: accepts its made-up certificate, and opens a connection of its own for every request. */
const dispatcher = new Agent({ connect: { rejectUnauthorized: false }, pipelining: 0 });

/** Asks for a page as a browser does. */
export function visit(url: string, headers: Record<string, string> = {}) {
  return fetch(url, { dispatcher, redirect: 'manual', headers: { 'accept-encoding': 'gzip', ...headers } });
}

/** Sends `body` as a form's island does. */
export function post(url: string, body: object) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return fetch(url, { dispatcher, method: 'POST', headers, body: JSON.stringify(body) });
}

/** What no route takes, and what each answers. */
export const largeBodies: [method: string, path: string, bytes: number, status: number][] = [
  ['POST', '/about', 1_900_000, 405],
  ['DELETE', '/_next/static/none.js', 1_900_000, 405],
  ['POST', '/api/leads/contact', 1_900_000, 413],
  ['POST', '/api/leads/contact', 900_000, 413],
  ['POST', '/api/vision', 900_000, 413],
  ['PUT', '/api/nothing', 900_000, 404],
];

/** Sends `bytes` zeros, as somebody does who looks for what breaks; gives the status. */
export async function sendLarge(url: string, method: string, bytes: number): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { dispatcher, method, headers, body: Buffer.alloc(bytes) });
  await response.arrayBuffer();
  return response.status;
}

export type Load = ReturnType<typeof startLoad>;

/** Visits `urls` in turn, six at a time, until stopped. */
export function startLoad(urls: string[]) {
  const failures: string[] = [];
  let count = 0;
  let isStopped = false;

  const goesOn = () => !isStopped;
  const visitors = repeat(6, goesOn, async (n) => {
    const url = urls[n % urls.length] ?? '';
    count += 1;
    try {
      const response = await visit(url);
      await response.arrayBuffer();
      if (response.status >= 400) failures.push(`${response.status} ${url}`);
    } catch (error) {
      failures.push(`${url}: ${failureOf(error)}`);
    }
    await sleep(20);
  });
  return {
    /** How many requests there were so far. */
    count: () => count,
    /** Ends it; gives how many requests there were, and what became of those that failed. */
    async stop() {
      isStopped = true;
      await visitors;
      return { count, failures };
    },
  };
}
