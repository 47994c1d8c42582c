import { singleton } from '../singleton.ts';
import type { TagTimes } from './tags.ts';

const shared = singleton<{ tags?: ReadonlyMap<string, TagTimes> }>('revalidated', () => ({}));

/** Lets `revalidatedAt` look into this map from now on. */
export function publishTagTimes(tags: ReadonlyMap<string, TagTimes>): void {
  shared.tags = tags;
}

/**
 * When the last of these tags was revalidated, here or at another instance, in milliseconds since 1970; 0 if none was
 * since the start. What was read before that moment may be out of date.
 */
export function revalidatedAt(tags: readonly string[]): number {
  return Math.max(
    0,
    ...tags.map((tag) => {
      const { stale = 0, expired = 0 } = shared.tags?.get(tag) ?? {};
      return Math.max(stale, expired <= Date.now() ? expired : 0);
    }),
  );
}
