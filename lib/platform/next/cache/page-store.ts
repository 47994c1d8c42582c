import { randomUUID } from 'node:crypto';
import { asBuffers, type RedisClient, type RedisLink } from '../../redis/link.ts';
import { keyOf } from '../../redis/shared.ts';
import type { Entry } from './cache-entry.ts';
import { decodeEntry, encodeEntry } from './encoding.ts';

/** How long Redis keeps a page that is not made anew: one of an old build, or one that nobody reads. */
const LONGEST_LIFE_S = 7 * 24 * 60 * 60;
/** How long an instance may take for a page before another one may try: the content service's 8 s, and rendering. */
export const LEASE_MS = 10_000;

/** Deletes the lease if it is still ours. */
const RELEASE =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/** The entries of one build in Redis, and the leases on making them anew. Everything rejects where Redis can't be asked. */
export function pageStore(link: RedisLink, build: string) {
  const instance = randomUUID();
  const entryKey = (key: string) => keyOf('page', build, key);
  const leaseKey = (key: string) => keyOf('lease', build, key);

  const entryBytes = (redis: RedisClient, key: string) =>
    redis.sendCommand<Buffer | null>(['GET', entryKey(key)], asBuffers);
  const endLease = (redis: RedisClient, key: string) =>
    redis.eval(RELEASE, { keys: [leaseKey(key)], arguments: [instance] });

  return {
    async read(key: string, kind: string): Promise<Entry | null> {
      const bytes = await link.run((redis) => entryBytes(redis, key));
      return bytes && decodeEntry(bytes, kind);
    },

    /** Stores the entry; with `onlyIfMissing`, unless there is one already. With `release`, ends this instance's lease. */
    async write(key: string, entry: Entry, { onlyIfMissing = false, release = false } = {}): Promise<void> {
      const bytes = await encodeEntry(entry);
      if (!bytes) return release ? this.release(key) : undefined;
      const life = Math.max(1, Math.min(entry.cacheControl?.expire ?? LONGEST_LIFE_S, LONGEST_LIFE_S));
      const command = ['SET', entryKey(key), bytes, 'EX', String(Math.ceil(life))];
      // Sent together, done in this order: who gets the lease next finds the entry.
      await link.run((redis) =>
        Promise.all([
          redis.sendCommand(onlyIfMissing ? [...command, 'NX'] : command),
          release ? endLease(redis, key) : null,
        ]),
      );
    },

    /** Whether this instance may make the page anew, and the entry as it is now: another one may have made it meanwhile. */
    async lease(key: string, kind: string): Promise<{ isOurs: boolean; entry: Entry | null }> {
      const expiration = { type: 'PX', value: LEASE_MS } as const;
      const [, holder, bytes] = await link.run((redis) =>
        Promise.all([
          redis.set(leaseKey(key), instance, { condition: 'NX', expiration }),
          redis.get(leaseKey(key)),
          entryBytes(redis, key),
        ]),
      );
      return { isOurs: holder === instance, entry: bytes && (await decodeEntry(bytes, kind)) };
    },

    async release(key: string): Promise<void> {
      await link.run((redis) => endLease(redis, key));
    },
  };
}
