import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch, type RequestInit, type Response } from 'undici';
import { repeat } from '@/e2e/support/repeat';
import { failureOf } from '@/lib/platform/observability/failure';

/** Accepts the self-signed certificate and opens a new connection for every request. */
const dispatcher = new Agent({ connect: { rejectUnauthorized: false }, pipelining: 0 });

/** Errors from before nginx reads the request: before or right after the TLS handshake. */
const UNREAD = /before secure TLS connection|other side closed/;

/** Retries if a reload of nginx closes the connection. Sending a form twice is safe: it counts as one lead. */
async function send(url: string, options: RequestInit): Promise<Response> {
  for (;;)
    try {
      return await fetch(url, { dispatcher, ...options });
    } catch (error) {
      const cause = error instanceof Error ? String(error.cause) : '';
      if (!UNREAD.test(cause)) throw error;
    }
}

/** Requests a page as a browser does. */
export function visit(url: string, headers: Record<string, string> = {}) {
  return send(url, { redirect: 'manual', headers: { 'accept-encoding': 'gzip', ...headers } });
}

/** Sends JSON, as a form does with JavaScript. */
export function post(url: string, body: object) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return send(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

export type Load = ReturnType<typeof startLoad>;

/** Requests `urls` over and over, six at a time, until stopped. */
export function startLoad(urls: string[]) {
  const failures: string[] = [];
  /** Incomplete responses. */
  const cutOff: string[] = [];
  let count = 0;
  let isStopped = false;

  const shouldContinue = () => !isStopped;
  const visitors = repeat(6, shouldContinue, async (n) => {
    const url = urls[n % urls.length] ?? '';
    count += 1;
    let hasBegun = false;
    try {
      const response = await visit(url);
      hasBegun = true;
      await response.arrayBuffer();
      if (response.status >= 400) failures.push(`${response.status} ${url}`);
    } catch (error) {
      (hasBegun ? cutOff : failures).push(`${url}: ${failureOf(error)}`);
    }
    await sleep(20);
  });
  return {
    cutOff,
    /** The number of requests so far. */
    count: () => count,
    /** Returns the number of requests, and those that failed. */
    async stop() {
      isStopped = true;
      await visitors;
      return { count, failures };
    },
  };
}
