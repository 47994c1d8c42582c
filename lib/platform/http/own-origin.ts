import { isIPv6 } from 'node:net';

/** The origin at which this process can reach itself: the host it listens on, or loopback if that is every host. */
export function ownOrigin({ HOST, PORT }: { HOST?: string; PORT: number }): string {
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}
