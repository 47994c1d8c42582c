import { env } from '@/lib/env';

/** The address a request came from: the last one its `TRUSTED_PROXIES` vouch for. */
export function clientAddress(request: Request): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-Math.max(1, env.TRUSTED_PROXIES)) || 'unknown';
}

/** Counts requests per address and minute, with a ceiling of ten times that for all; says how long to wait, in seconds. */
export function rateLimiter(perMinute: number, now: () => number = Date.now) {
  let minute = 0;
  let counts = new Map<string, number>();
  let all = 0;

  return {
    retryAfter(address: string): number | null {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) [minute, counts, all] = [current, new Map(), 0];
      const count = (counts.get(address) ?? 0) + 1;
      if (count > perMinute || all >= perMinute * 10)
        return Math.max(1, Math.ceil(((minute + 1) * 60_000 - now()) / 1000));
      counts.set(address, count);
      all += 1;
      return null;
    },
  };
}

/** The body as text, or null when it is longer than `limit` bytes. */
export async function readText(request: Request, limit: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
