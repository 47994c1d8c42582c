import ipaddr from 'ipaddr.js';
import { shared } from '../observability/shared.ts';

/** An IPv6 address in brackets with a zone and a port is shorter. */
const LONGEST = 80;

/**
 * The address that the request being answered came from, for limits: X-Forwarded-For is believed for `trustedProxies` hops and no
 * further (rulings, section 4), with or without ports. IPv4 in IPv6 is unwrapped and an IPv6 address is cut to its
 * /64, the smallest thing one subscriber is given. "unknown" where nothing can be believed.
 */
export function clientAddress(headers: Headers, trustedProxies: number, ipv6Prefix = 64): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const hops = [...(trustedProxies > 0 ? forwarded : []), shared.request.getStore()?.peer ?? ''];
  const claimed = hops[Math.max(0, hops.length - 1 - trustedProxies)]?.trim() ?? '';
  const address = claimed.length > LONGEST ? '' : withoutPort(claimed);
  return ipaddr.isValid(address) ? subscriber(address, ipv6Prefix) : 'unknown';
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(hop) ?? [];
  return ipv4 ?? ipv6 ?? hop;
}

function subscriber(text: string, prefix: number): string {
  const address = ipaddr.process(text);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split('%')[0]}/${prefix}`).toString()}/${prefix}`;
}
