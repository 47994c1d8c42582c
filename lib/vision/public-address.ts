import ipaddr from 'ipaddr.js';

/** Whether an IP address is public (IANA). IPv6 that carries IPv4 (mapped, NAT64, 6to4, Teredo) is not: it may be private. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6, only 2000::/3 has been handed out to anyone.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parse('2000::'), 3);
}
