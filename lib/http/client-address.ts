import ipaddr from 'ipaddr.js';
import { peerOf } from './peer.ts';

/**
 * The address a request came from, for limits: X-Forwarded-For is believed for `trustedProxies` hops and no
 * further (rulings, section 4). IPv4 in IPv6 is unwrapped and an IPv6 address is cut to its /64, the smallest
 * thing one subscriber is given. "unknown" where nothing can be believed.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const hops = [...(trustedProxies > 0 ? forwarded : []), peerOf(headers) ?? ''];
  const claimed = hops[Math.max(0, hops.length - 1 - trustedProxies)]?.trim() ?? '';
  return ipaddr.isValid(claimed) ? subscriber(claimed) : 'unknown';
}

function subscriber(text: string): string {
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split('%')[0]}/64`).toString()}/64`;
}
