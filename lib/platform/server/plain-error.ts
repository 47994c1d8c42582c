import { type ServerResponse, STATUS_CODES } from 'node:http';
import { closedPolicy } from '../csp.ts';

/** Sends `status` as plain text. Returns true, for callers that return whether they responded. */
export function reject(response: ServerResponse, status: number): true {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': closedPolicy,
  });
  response.end(STATUS_CODES[status]);
  return true;
}

const CONNECTION_HEADERS = new Set(['x-request-id', 'connection']);

/** Sends 500 with the error page (from policy-response.ts), or breaks off a response that has already begun. */
export function fail(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames())
    if (!CONNECTION_HEADERS.has(name)) response.removeHeader(name);
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end();
}
