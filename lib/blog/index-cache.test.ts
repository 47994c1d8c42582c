import { beforeEach, expect, test, vi } from 'vitest';
import { ContentServiceError } from './content-service-error';
import type { BlogOrigin } from './contentful/origin';
import type { LightEntry } from './entry';
import { createIndexCache } from './index-cache';

const entry = (id: string): LightEntry => ({
  id,
  type: 'blogPost',
  title: id,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  tagIds: [],
  slugField: undefined,
  author: undefined,
});

/** A service whose answers the test gives, one for each time it is asked. */
function service() {
  const asked: PromiseWithResolvers<LightEntry[]>[] = [];
  const list = () => {
    const answer = Promise.withResolvers<LightEntry[]>();
    asked.push(answer);
    return answer.promise;
  };
  const origin: BlogOrigin = {
    changes: true,
    list,
    newest: async () => [],
    entries: async () => [],
    covers: async () => new Map(),
  };
  return { asked, indexCache: createIndexCache(origin) };
}

const titles = (index: { posts: { title: string }[] }) => index.posts.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  return () => void vi.useRealTimers();
});

test('whoever misses a post gets an index that was read after they asked', async () => {
  const { asked, indexCache } = service();
  const early = indexCache.read({ maxAge: 60_000 });
  await vi.advanceTimersByTimeAsync(10);
  const late = indexCache.read({ maxAge: 0 });
  asked[0]?.resolve([entry('old')]);
  expect(titles(await early)).toEqual(['old']);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(2);
  asked[1]?.resolve([entry('old'), entry('published in between')]);
  expect(titles(await late)).toContain('published in between');
});

test('a failure right after a good answer is a failure, not an answer', async () => {
  const { asked, indexCache } = service();
  const first = indexCache.read({ maxAge: 0 });
  asked[0]?.resolve([entry('old')]);
  await first;

  await vi.advanceTimersByTimeAsync(1_500);
  const second = indexCache.read({ maxAge: 0 });
  await vi.advanceTimersByTimeAsync(0);
  asked[1]?.reject(new ContentServiceError('It failed.'));
  await expect(second).rejects.toThrow('It failed.');
});

test('a hundred misses at once share a question, and a crowd of them asks four times a second at most', async () => {
  const { asked, indexCache } = service();
  for (let step = 0; step < 100; step++) {
    for (let n = 0; n < 10; n++) void indexCache.read({ maxAge: 0 });
    await vi.advanceTimersByTimeAsync(10);
    asked.at(-1)?.resolve([entry('old')]);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.length).toBeLessThanOrEqual(5);
});

test('a change that another clock dates ahead of ours asks once', async () => {
  const { asked, indexCache } = service();
  const read = indexCache.read({ maxAge: 60_000, notBefore: Date.now() + 3_600_000 });
  asked[0]?.resolve([entry('old')]);
  await expect(read).resolves.toBeDefined();
  expect(asked).toHaveLength(1);
});
