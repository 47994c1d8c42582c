import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisLink } from '../../redis/link.ts';
import { keyOf } from '../../redis/site-redis.ts';
import type { TagTimes } from './tags.ts';

interface TagEvent extends TagTimes {
  tags: string[];
}

/** Every page of an older event was regenerated long ago. */
const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: 10_000 } as const;
/** How long Redis holds a read while there is no event. */
const BLOCK_MS = 1_000;
const RETRY_MS = 250;
const READY_MS = 500;

/**
 * Follows the log of revalidated tags in Redis and passes every event to `apply`, this process' own too. The log is a
 * stream, not pub/sub, so an instance that was disconnected continues where it stopped.
 */
export function followTags(link: RedisLink, apply: (event: TagEvent) => void) {
  const stream = keyOf('tags');
  const client = link.newClient(BLOCK_MS * 3);
  const waiting: TagEvent[] = [];
  let last = '0';
  let isClosed = false;
  const { promise: ready, resolve: caughtUp } = Promise.withResolvers<void>();
  setTimeout(caughtUp, READY_MS).unref();

  /** Publishes the waiting events. Failed ones wait again; publishing an event twice does no harm. */
  async function flush(): Promise<void> {
    const events = waiting.splice(0);
    try {
      await link.run((redis) =>
        Promise.all(
          events.map((event) => redis.xAdd(stream, '*', { event: JSON.stringify(event) }, { TRIM })),
        ),
      );
    } catch {
      waiting.unshift(...events);
    }
  }

  async function readOn(): Promise<void> {
    const streams = await client.xRead({ key: stream, id: last }, { BLOCK: BLOCK_MS });
    for (const { id, message } of streams?.[0]?.messages ?? []) {
      last = id;
      apply(JSON.parse(String(message.event)));
    }
    caughtUp();
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      try {
        await readOn();
        if (waiting.length) await flush();
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }
  follow();

  return {
    /** Resolves once the log as of the start has been read, or after half a second without a response. */
    ready,
    /** Adds events to the log, later if Redis is disconnected. Never rejects. */
    async publish(events: TagEvent[]) {
      waiting.push(...events);
      await flush();
    },
    close() {
      isClosed = true;
      client.destroy();
    },
  };
}
