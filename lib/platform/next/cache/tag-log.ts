import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisLink } from '../../redis/link.ts';
import { keyOf } from '../../redis/site-redis.ts';
import type { TagTimes } from './tags.ts';

interface TagEvent extends TagTimes {
  tags: string[];
}

/** Redis keeps about the last 10,000 events. Pages affected by older ones were regenerated long ago. */
const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: 10_000 } as const;
const BLOCK_MS = 1_000;
const RETRY_MS = 250;
const READY_MS = 500;

export type TagLog = {
  /** Resolves when the existing log has been read, or after half a second without a response. */
  ready: Promise<void>;
  /** Never rejects: if Redis is disconnected, the events are published later. */
  publish(events: TagEvent[]): Promise<void>;
  close(): void;
};

/**
 * Follows the log of revalidated tags in Redis and passes every event to `apply`, even those that this process
 * published. The log is a stream, not pub/sub, so an instance that was disconnected continues where it stopped.
 */
export function followTags(link: RedisLink, apply: (event: TagEvent) => void): TagLog {
  const stream = keyOf('tags');
  const client = link.newClient(BLOCK_MS * 3);
  const waiting: TagEvent[] = [];
  let lastId = '0';
  let isClosed = false;
  const { promise: ready, resolve: caughtUp } = Promise.withResolvers<void>();
  setTimeout(caughtUp, READY_MS).unref();

  /** If publishing fails, all events wait for the next call. Publishing some of them twice is harmless. */
  async function flush(): Promise<void> {
    const events = waiting.splice(0);
    try {
      await link.run(
        (redis) =>
          Promise.all(
            events.map((event) => redis.xAdd(stream, '*', { event: JSON.stringify(event) }, { TRIM })),
          ),
        'XADD',
      );
    } catch {
      waiting.unshift(...events);
    }
  }

  async function readEvents(): Promise<void> {
    const streams = await link.track('XREAD', client.xRead({ key: stream, id: lastId }, { BLOCK: BLOCK_MS }));
    for (const { id, message } of streams?.[0]?.messages ?? []) {
      lastId = id;
      apply(JSON.parse(String(message.event)));
    }
    caughtUp();
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      try {
        await readEvents();
        if (waiting.length) await flush();
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }
  void follow();

  return {
    ready,
    async publish(events) {
      waiting.push(...events);
      await flush();
    },
    close() {
      isClosed = true;
      client.destroy();
    },
  };
}
