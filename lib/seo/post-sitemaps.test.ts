import { expect, test, vi } from 'vitest';
import { GET as readPart } from '@/app/server-sitemap/[part]/route';
import { GET as readFirst } from '@/app/server-sitemap.xml/route';
import { GET as readIndex } from '@/app/sitemap.xml/route';

const posts = vi.hoisted(() => ({ count: 0 }));
vi.mock('@/lib/blog/posts', () => ({
  allPosts: async () =>
    Array.from({ length: posts.count }, (_, at) => ({
      path: `/blog/${at}`,
      updatedAt: '2026-01-01T00:00:00Z',
    })),
}));

const locations = async (response: Promise<Response>) =>
  [...(await (await response).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
const part = (name: string) => readPart(new Request('http://x'), { params: Promise.resolve({ part: name }) });

test.each([
  [0, ['/server-sitemap.xml']],
  [50_000, ['/server-sitemap.xml']],
  [50_001, ['/server-sitemap.xml', '/server-sitemap/2.xml']],
])('the index for %i posts lists %j', async (count, expected) => {
  posts.count = count;
  const named = await locations(readIndex());
  expect(named).toEqual(['/static-sitemap.xml', '/archive-sitemap.xml', ...expected]);
});

test('splits posts into sitemaps of 50,000', async () => {
  posts.count = 50_001;
  const first = await locations(readFirst());
  expect(first).toHaveLength(50_000);
  expect(await locations(part('2.xml'))).toEqual(['/blog/50000']);
  expect(first).not.toContain('/blog/50000');
});

test.each(['1.xml', '02.xml', '2', '3.xml', 'x.xml'])('there is no sitemap %s', async (name) => {
  posts.count = 50_001;
  expect((await part(name)).status).toBe(404);
});
