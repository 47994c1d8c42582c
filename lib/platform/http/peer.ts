import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { singleton } from '../singleton.ts';

// Next hands a route handler no socket, and takes X-Forwarded-For from whoever sends it. Node publishes each
// request before anyone else sees it: then the address of its socket is recorded, under a header name nobody can guess.
const peer = singleton<{ header?: string }>('peer', () => ({}));

/** From now on each request that Node receives carries the address of its socket. Calling it again does nothing. */
export function recordPeers(): void {
  if (peer.header) return;
  const header = `x-peer-${randomBytes(16).toString('hex')}`;
  peer.header = header;

  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { remoteAddress } = request.socket;
    if (remoteAddress) request.headers[header] = remoteAddress;
  });
}

/** The address at the other end of the socket; null where `recordPeers` has not run (another runtime, a test). */
export function peerOf(headers: Headers): string | null {
  return peer.header ? headers.get(peer.header) : null;
}
