import { Agent, fetch, type RequestInit, type Response } from 'undici';

/** Accepts the self-signed certificate and opens a new connection for every request. */
const dispatcher = new Agent({ connect: { rejectUnauthorized: false }, pipelining: 0 });

/** Errors of connections that end before nginx reads the request: before or right after the TLS handshake. */
const UNREAD_REQUEST = /before secure TLS connection|other side closed/;

/** Retries if a reload of nginx closes the connection. Sending a form twice is safe: it counts as one lead. */
async function send(url: string, options: RequestInit): Promise<Response> {
  for (;;)
    try {
      return await fetch(url, { dispatcher, ...options });
    } catch (error) {
      const cause = error instanceof Error ? String(error.cause) : '';
      if (!UNREAD_REQUEST.test(cause)) throw error;
    }
}

export function visit(url: string, headers: Record<string, string> = {}) {
  return send(url, { redirect: 'manual', headers: { 'accept-encoding': 'gzip', ...headers } });
}

export function post(url: string, body: object) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return send(url, { method: 'POST', headers, body: JSON.stringify(body) });
}
