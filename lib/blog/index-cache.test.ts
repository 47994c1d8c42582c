import { beforeEach, expect, test, vi } from 'vitest';
import { ContentServiceError } from './content-service-error';
import type { BlogOrigin } from './contentful/origin';
import { withDeadline } from './deadline';
import type { LightEntry } from './entry';
import { createIndexCache } from './index-cache';

const pages = await vi.hoisted(async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks');
  return new AsyncLocalStorage<Map<unknown, unknown>>();
});
/** As React does while it renders a page: what one page has called is remembered for that page. */
vi.mock('react', () => ({
  cache: (compute: () => unknown) => () => {
    const page = pages.getStore();
    if (!page?.has(compute)) page?.set(compute, compute());
    return page ? page.get(compute) : compute();
  },
}));
const inPage = <Result>(render: () => Promise<Result>) => pages.run(new Map(), render);

const entry = (id: string): LightEntry => ({
  id,
  type: 'blogPost',
  title: id,
  createdAt: '2026-01-01T00:00:00Z',
  publishedAt: '2026-01-01T00:00:00Z',
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
  };
  return { asked, indexCache: createIndexCache(origin) };
}

const titles = (index: { posts: { title: string }[] }) => index.posts.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  return () => void vi.useRealTimers();
});

test('a failure right after a good answer is a failure, not an answer', async () => {
  const { asked, indexCache } = service();
  const first = indexCache.read({ maxAge: 0 });
  asked[0]?.resolve([entry('old')]);
  await first;

  await vi.advanceTimersByTimeAsync(1_500);
  const second = indexCache.read({ maxAge: 0 });
  await vi.advanceTimersByTimeAsync(150);
  asked[1]?.reject(new ContentServiceError('It failed.'));
  await expect(second).rejects.toThrow('It failed.');
});

test('a service that hangs is given up after the page’s time, also by who asks next, and is then asked again', async () => {
  const { asked, indexCache } = service();
  const first = indexCache.read({ maxAge: 0 }).catch(({ message }) => message);
  await vi.advanceTimersByTimeAsync(7_600);
  expect(await first).toMatch(/did not answer in time/);
  await expect(indexCache.read({ maxAge: 0 })).rejects.toThrow('in time');
  expect(asked).toHaveLength(1);

  await vi.advanceTimersByTimeAsync(2_000);
  const next = indexCache.read({ maxAge: 0 });
  await vi.advanceTimersByTimeAsync(0);
  asked[1]?.resolve([entry('back')]);
  expect(titles(await next)).toEqual(['back']);
});

test('a page with little time left starts a reading that outlives it, for the pages that wait too', async () => {
  const { asked, indexCache } = service();
  const read = () => indexCache.read({ maxAge: 60_000 });
  const slow = inPage(async () => {
    await withDeadline(() => new Promise<void>((resolve) => setTimeout(resolve, 7_000)));
    return read();
  }).catch(({ message }) => message);
  await vi.advanceTimersByTimeAsync(7_200);
  const next = inPage(read);
  await vi.advanceTimersByTimeAsync(400);
  expect(await slow).toMatch(/did not answer in time/);

  const third = inPage(read);
  await vi.advanceTimersByTimeAsync(5_000);
  asked[0]?.resolve([entry('late')]);
  expect(titles(await next)).toEqual(['late']);
  expect(titles(await third)).toEqual(['late']);
  expect(asked).toHaveLength(1);
});

test('all who miss posts share one question a second, and none is answered by an older one', async () => {
  const { asked, indexCache } = service();
  const first = indexCache.read({ maxAge: 60_000 });
  asked[0]?.resolve([entry('old')]);
  await first;
  await vi.advanceTimersByTimeAsync(5_000);

  // A burst shares the first question; those after it wait for the next, which sees what was published meanwhile.
  const burst = [];
  for (let n = 0; n < 25; n++) {
    burst.push(indexCache.read({ maxAge: 0 }));
    await vi.advanceTimersByTimeAsync(4);
  }
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveLength(2);
  const late = Array.from({ length: 25 }, () => indexCache.read({ maxAge: 0 }));
  asked[1]?.resolve([entry('old')]);
  for (const index of await Promise.all(burst)) expect(titles(index)).toEqual(['old']);
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(150);
  expect(asked).toHaveLength(3);
  asked[2]?.resolve([entry('old'), entry('new')]);
  for (const index of await Promise.all(late)) expect(titles(index)).toContain('new');
});

test('a webhook does not wait for the next second', async () => {
  const { asked, indexCache } = service();
  const first = indexCache.read({ maxAge: 0 });
  asked[0]?.resolve([entry('old')]);
  await first;
  indexCache.expire();
  void indexCache.read({ maxAge: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
});

test('a change that another clock dates ahead of ours asks once', async () => {
  const { asked, indexCache } = service();
  const read = indexCache.read({ maxAge: 60_000, notBefore: Date.now() + 3_600_000 });
  asked[0]?.resolve([entry('old')]);
  await expect(read).resolves.toBeDefined();
  expect(asked).toHaveLength(1);
});

test('a post that could not be read is listed again after a minute, and at once in another version', async () => {
  const { asked, indexCache } = service();
  const listed = [entry('one'), entry('two')];
  const readAgain = async (answer: LightEntry[]) => {
    const read = indexCache.read({ maxAge: 0 });
    await vi.advanceTimersByTimeAsync(1_100);
    asked.at(-1)?.resolve(answer);
    return titles(await read);
  };
  expect(await readAgain(listed)).toHaveLength(2);
  const [{ id, updatedAt } = entry('')] = listed;
  indexCache.leaveOut(id, updatedAt);
  expect(await readAgain(listed)).toEqual(['two']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await readAgain(listed)).toHaveLength(2);

  indexCache.leaveOut(id, updatedAt);
  expect(await readAgain([{ ...entry('one'), updatedAt: '2026-01-02T00:00:00Z' }])).toEqual(['one']);
});
