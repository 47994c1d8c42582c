import { beforeEach, expect, test, vi } from 'vitest';
import type { LightEntry } from '@/lib/blog/post/entry';
import { createIndex } from '@/lib/blog/post-index';
import { lightEntry as entry } from '@/lib/blog/testing/light-entry';
import { ContentServiceError } from './content-service-error';
import { withDeadline } from './deadline';
import { createIndexCache } from './index-cache';

const pages = await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks');
  return new AsyncLocalStorage<Map<unknown, unknown>>();
});
/** Stands in for React's `cache`: keeps one result per page being rendered. */
vi.mock('react', () => ({
  cache: (compute: () => unknown) => () => {
    const page = pages.getStore();
    if (!page?.has(compute)) page?.set(compute, compute());
    return page ? page.get(compute) : compute();
  },
}));
const runInPage = <Result>(render: () => Promise<Result>) => pages.run(new Map(), render);

/** Returns an index cache and its reads of the origin, each pending until the test resolves or rejects it. */
function createTestCache() {
  const reads: PromiseWithResolvers<LightEntry[]>[] = [];
  const list = () => {
    const read = Promise.withResolvers<LightEntry[]>();
    reads.push(read);
    return read.promise;
  };
  return { reads, indexCache: createIndexCache({ canChange: true, list }, createIndex) };
}

const titles = (index: { posts: { title: string }[] }) => index.posts.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  return () => void vi.useRealTimers();
});

test('a failed read after a good one throws', async () => {
  const { reads, indexCache } = createTestCache();
  const first = indexCache.read({ maxAge: 0 });
  reads[0]?.resolve([entry('old')]);
  await first;

  await vi.advanceTimersByTimeAsync(1_500);
  const second = indexCache.read({ maxAge: 0 });
  await vi.advanceTimersByTimeAsync(150);
  reads[1]?.reject(new ContentServiceError('It failed.'));
  await expect(second).rejects.toThrow('It failed.');
});

test('a hanging read times out, also for later callers, and is then retried', async () => {
  const { reads, indexCache } = createTestCache();
  const first = indexCache.read({ maxAge: 0 }).catch(({ message }) => message);
  await vi.advanceTimersByTimeAsync(7_600);
  expect(await first).toMatch(/timed out/);
  await expect(indexCache.read({ maxAge: 0 })).rejects.toThrow('timed out');
  expect(reads).toHaveLength(1);

  await vi.advanceTimersByTimeAsync(2_000);
  const next = indexCache.read({ maxAge: 0 });
  await vi.advanceTimersByTimeAsync(0);
  reads[1]?.resolve([entry('back')]);
  expect(titles(await next)).toEqual(['back']);
});

test('a page with little time left starts a read that others can wait for', async () => {
  const { reads, indexCache } = createTestCache();
  const read = () => indexCache.read({ maxAge: 60_000 });
  const slow = runInPage(async () => {
    await withDeadline(() => new Promise<void>((resolve) => setTimeout(resolve, 7_000)));
    return read();
  }).catch(({ message }) => message);
  await vi.advanceTimersByTimeAsync(7_200);
  const next = runInPage(read);
  await vi.advanceTimersByTimeAsync(400);
  expect(await slow).toMatch(/timed out/);

  const third = runInPage(read);
  await vi.advanceTimersByTimeAsync(5_000);
  reads[0]?.resolve([entry('late')]);
  expect(titles(await next)).toEqual(['late']);
  expect(titles(await third)).toEqual(['late']);
  expect(reads).toHaveLength(1);
});

test('calls during a read share the next read, at least a second later', async () => {
  const { reads, indexCache } = createTestCache();
  const first = indexCache.read({ maxAge: 0 });
  await vi.advanceTimersByTimeAsync(1);
  const late = Array.from({ length: 25 }, () => indexCache.read({ maxAge: 0 }));
  reads[0]?.resolve([entry('old')]);
  expect(titles(await first)).toEqual(['old']);
  await vi.advanceTimersByTimeAsync(900);
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(150);
  expect(reads).toHaveLength(2);
  reads[1]?.resolve([entry('old'), entry('new')]);
  for (const index of await Promise.all(late)) expect(titles(index)).toContain('new');
});

test('a read after `expire` starts at once', async () => {
  const { reads, indexCache } = createTestCache();
  const first = indexCache.read({ maxAge: 0 });
  reads[0]?.resolve([entry('old')]);
  await first;
  indexCache.expire();
  void indexCache.read({ maxAge: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toHaveLength(2);
});

test('a change dated by a faster clock causes only one read', async () => {
  const { reads, indexCache } = createTestCache();
  const read = indexCache.read({ maxAge: 60_000, notBefore: Date.now() + 3_600_000 });
  reads[0]?.resolve([entry('old')]);
  await expect(read).resolves.toBeDefined();
  expect(reads).toHaveLength(1);
});

test('a left-out post is listed again after a minute, or at once in a new version', async () => {
  const { reads, indexCache } = createTestCache();
  const listed = [entry('one'), entry('two')];
  const readAgain = async (list: LightEntry[]) => {
    const read = indexCache.read({ maxAge: 0 });
    await vi.advanceTimersByTimeAsync(1_100);
    reads.at(-1)?.resolve(list);
    return titles(await read);
  };
  expect(await readAgain(listed)).toHaveLength(2);
  const { id, updatedAt } = entry('one');
  indexCache.leaveOut(id, updatedAt);
  expect(await readAgain(listed)).toEqual(['two']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await readAgain(listed)).toHaveLength(2);

  indexCache.leaveOut(id, updatedAt);
  expect(await readAgain([{ ...entry('one'), updatedAt: '2026-01-02T00:00:00Z' }])).toEqual(['one']);
});

test('knows which entries a later reading no longer listed, and nothing while reading fails', async () => {
  const { reads, indexCache } = createTestCache();
  const madeAt = Date.now() - 1;
  const dropped = () => ['kept', 'broken', 'gone'].filter((id) => indexCache.hasDropped(id, madeAt));
  const first = indexCache.read({ maxAge: 0 }).catch(() => null);
  await vi.advanceTimersByTimeAsync(1);
  reads[0]?.reject(new ContentServiceError('It failed.'));
  await first;
  expect(dropped()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  const second = indexCache.read({ maxAge: 0 });
  await vi.advanceTimersByTimeAsync(1);
  const broken = entry('broken');
  reads[1]?.resolve([entry('kept'), broken]);
  await second;
  indexCache.leaveOut('broken', broken.updatedAt);
  expect(dropped()).toEqual(['gone']);
  expect(indexCache.hasDropped('gone', Date.now())).toBe(false);
});
