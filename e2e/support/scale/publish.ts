import { openLink, type RedisLink } from '@/lib/platform/redis/link';
import { type CacheCounts, keyOf } from '@/lib/platform/redis/shared';
import type { Server } from '@/lib/platform/testing/start-site';

type State = ReturnType<RedisLink['state']> & { status: string; pages: CacheCounts };

/** What an instance says of Redis and its pages. */
export async function stateOf({ url }: Server): Promise<State> {
  const { parts } = await (await fetch(`${url}/api/health`)).json();
  return parts.redis;
}

/** How many pages these instances have made, together. */
export async function generatedBy(instances: Server[]): Promise<number> {
  const states = await Promise.all(instances.map(stateOf));
  return states.reduce((sum, { pages }) => sum + pages.generated, 0);
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
