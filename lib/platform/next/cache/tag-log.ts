import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisLink } from '../../redis/link.ts';
import { keyOf } from '../../redis/site-redis.ts';
import type { TagTimes } from './tags.ts';

interface TagEvent extends TagTimes {
  tags: string[];
}

/** Old enough that every page which such an event touched has long been made again. */
const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: 10_000 } as const;
/** How long Redis holds a question while there is no event. */
const BLOCK_MS = 1_000;
const RETRY_MS = 250;
const READY_MS = 500;

/**
 * Follows the log of revalidated tags in Redis and hands every event to `apply`, this process' own too. It is a stream rather
 * than pub/sub: an instance that was away reads on from where it stopped.
 */
export function followTags(link: RedisLink, apply: (event: TagEvent) => void) {
  const stream = keyOf('tags');
  const client = link.newClient(BLOCK_MS * 3);
  const waiting: TagEvent[] = [];
  let last = '0';
  let isClosed = false;
  const { promise: ready, resolve: caughtUp } = Promise.withResolvers<void>();
  setTimeout(caughtUp, READY_MS).unref();

  /** Publishes the events that wait. What fails goes on waiting; an event that is published twice does no harm. */
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
    /** Resolves when what was in the log at the start has been read, or after half a second without an answer. */
    ready,
    /** Adds events to the log. While Redis is gone they wait, and are added when it is back. Never rejects. */
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
