import { type ServerResponse, STATUS_CODES } from 'node:http';
import { closedPolicy } from '../csp.ts';

/** Sends `status`, and returns true. */
export function reject(response: ServerResponse, status: number): true {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': closedPolicy,
  });
  response.end(STATUS_CODES[status]);
  return true;
}

const OF_CONNECTION = new Set(['x-request-id', 'connection']);

/** Sends the error page (policy-response.ts), or ends a response that has already begun. */
export function fail(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) if (!OF_CONNECTION.has(name)) response.removeHeader(name);
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end();
}
