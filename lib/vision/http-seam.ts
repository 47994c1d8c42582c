/** The address a request came from, for limits: the last one that proxies vouch for. */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-Math.max(1, trustedProxies)) || 'unknown';
}

/** Counts requests per address and minute, with a ceiling of ten times that for all; gives the seconds to wait. */
export function memoryRateLimiter({ perMinute }: { perMinute: number }) {
  let minute = 0;
  let counts = new Map<string, number>();
  let all = 0;

  return {
    take(address: string): number {
      const current = Math.floor(Date.now() / 60_000);
      if (current !== minute) [minute, counts, all] = [current, new Map(), 0];
      const count = (counts.get(address) ?? 0) + 1;
      if (count > perMinute || all >= perMinute * 10) return 60 - Math.floor((Date.now() / 1000) % 60);
      counts.set(address, count);
      all += 1;
      return 0;
    },
  };
}
