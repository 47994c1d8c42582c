import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { closedPolicy } from '../csp.ts';

/** Answers with `status` and returns true, once the request has been read: to a proxy a closed connection is a dead instance. */
export function refuse(request: IncomingMessage, response: ServerResponse, status: number): true {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': closedPolicy,
  });
  request.once('end', () => response.end(STATUS_CODES[status])).resume();
  return true;
}

const OF_CONNECTION = new Set(['x-request-id', 'connection']);

/** Answers with the error page (policy-response.ts), or ends an answer that has already begun. */
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
