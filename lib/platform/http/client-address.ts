import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';
import { processState } from '../observability/process-state.ts';

/** Max length of an address, more than any IPv6 address with brackets, zone and port has. */
const MAX_LENGTH = 80;

/**
 * Returns the client address of the current request, then the networks that contain it (for IPv4 a /24, for IPv6 a /56
 * and a /48), for rate limits. X-Forwarded-For is trusted for `trustedProxies` hops. An IPv4-mapped IPv6 address
 * becomes IPv4. Any other IPv6 address is cut to its /64, the smallest network a subscriber gets. Returns "unknown" if
 * the address is not valid.
 */
export function clientNetworks(headers: Headers, trustedProxies: number): [string, ...string[]] {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const hops = [...(trustedProxies > 0 ? forwarded : []), processState.request.getStore()?.peer ?? ''];
  const claimed = hops[Math.max(0, hops.length - 1 - trustedProxies)]?.trim() ?? '';
  const address = claimed.length > MAX_LENGTH ? '' : removePort(claimed);
  return ipaddr.isValid(address) ? networksOf(ipaddr.process(address)) : ['unknown'];
}

/** Leaves out the /64, because a subscriber of IPv6 often has 256 of them. */
export const subscriberNetworks = (headers: Headers, trustedProxies: number): string[] =>
  clientNetworks(headers, trustedProxies).filter((network) => !network.endsWith('/64'));

/** Removes the port that some proxies add: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function removePort(hop: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(hop) ?? [];
  return ipv4 ?? ipv6 ?? hop;
}

function networksOf(address: IPv4 | IPv6): [string, ...string[]] {
  const text = String(address).split('%')[0];
  if (address.kind() === 'ipv4') return [`${text}`, `${ipaddr.IPv4.networkAddressFromCIDR(`${text}/24`)}/24`];
  const cut = (bits: number) => `${ipaddr.IPv6.networkAddressFromCIDR(`${text}/${bits}`)}/${bits}`;
  return [cut(64), cut(56), cut(48)];
}
