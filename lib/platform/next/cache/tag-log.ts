import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson } from '../../parse-json.ts';
import type { RedisClient, RedisLink } from '../../redis/link.ts';
import { keyOf } from '../../redis/shared.ts';
import { within } from '../../time-limit.ts';
import type { TagTimes } from './tags.ts';

interface TagEvent extends TagTimes {
  tags: string[];
}

/** Old enough that every page which such an event touched has long been made again. */
const KEPT_EVENTS = 10_000;
const WAITING_EVENTS = 1_000;
const AT_ONCE = 1_000;
/** How long Redis holds a question while there is no event; also how soon a connection that hangs is noticed. */
const BLOCK_MS = 1_000;
const RETRY_MS = 250;
const READY_MS = 500;

/**
 * Follows the log of revalidated tags in Redis and hands every event to `apply`, the process' own ones too. It is a
 * Redis stream rather than pub/sub: an instance that was away reads on from where it stopped.
 */
export function followTags(link: RedisLink, apply: (event: TagEvent) => void) {
  const stream = keyOf('tags');
  const waiting: TagEvent[] = [];
  let last = '0-0';
  let isClosed = false;
  let client: RedisClient | null = null;
  const { promise: ready, resolve: caughtUp } = Promise.withResolvers<void>();
  setTimeout(caughtUp, READY_MS).unref();

  /** Publishes the events that wait. What fails goes on waiting; an event that is published twice does no harm. */
  async function flush(): Promise<void> {
    const events = waiting.splice(0);
    if (!events.length) return;
    const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT_EVENTS } as const;
    try {
      await link.run((redis) =>
        Promise.all(
          events.map((event) => redis.xAdd(stream, '*', { event: JSON.stringify(event) }, { TRIM })),
        ),
      );
    } catch {
      waiting.unshift(...events);
      waiting.splice(0, waiting.length - WAITING_EVENTS);
    }
  }

  async function readOn(from: RedisClient): Promise<void> {
    const options = last === '0-0' ? { COUNT: AT_ONCE } : { COUNT: AT_ONCE, BLOCK: BLOCK_MS };
    const streams = await from.xRead({ key: stream, id: last }, options);
    const messages = streams?.[0]?.messages ?? [];
    for (const { id, message } of messages) {
      last = id;
      const event = parseJson(String(message.event)) as TagEvent | null | undefined;
      if (Array.isArray(event?.tags)) apply(event);
    }
    if (messages.length < AT_ONCE) caughtUp();
    // An empty log has no last event: from here on wait for the first.
    if (last === '0-0' && messages.length === 0) last = '0-1';
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      client ??= link.newClient();
      try {
        if (!client.isReady) await sleep(50);
        else {
          await within(BLOCK_MS * 3, readOn(client), () => {
            throw new Error('Redis hangs.');
          });
          await flush();
        }
      } catch {
        if (client.isReady) {
          client.destroy();
          client = null;
        }
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
      client?.destroy();
    },
  };
}
