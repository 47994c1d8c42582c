import { openLink, type RedisLink } from '@/lib/platform/redis/link';
import { keyOf } from '@/lib/platform/redis/shared';
import type { Server } from '@/lib/platform/testing/start-site';

type State = ReturnType<RedisLink['state']> & { status: string };

/** What an instance says of Redis. */
export async function stateOf({ url }: Server): Promise<State> {
  const { parts } = await (await fetch(`${url}/api/health`)).json();
  return parts.redis;
}

/** Publishes to all instances that `tag` is stale, as a webhook at any of them does, without warming a page. */
export async function markStale(redisUrl: string, tag: string): Promise<void> {
  const link = openLink(redisUrl, () => {});
  const event = JSON.stringify({ tags: [tag], stale: Date.now() });
  await link.run((redis) => redis.xAdd(keyOf('tags'), '*', { event }));
  link.close();
  // Nothing that can be read says when an instance knows it: it takes milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 300));
}
