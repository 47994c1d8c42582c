import sharp from 'sharp';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startHttp } from '@/lib/platform/testing/http-server';
import { focalPoints, focusFor, parseLocation } from './focal-points';

const env = vi.hoisted(() => ({
  SITE_URL: 'https://seaoatstays.example',
  CONTENTFUL_HOST: 'https://cdn.contentful.com',
  CONTENTFUL_IMAGE_HOSTS: [] as string[],
  VISION_ALLOWED_HOSTS: [] as string[],
}));
vi.mock('@/lib/platform/env', () => ({ env }));
const { find } = focalPoints;

let requests: string[] = [];
let status = 200;

const picture = await sharp('public/images/blog/lighthouse.jpg').resize(600).jpeg().toBuffer();
const upstream = await startHttp(({ url = '' }, response) => {
  requests.push(url);
  // Slow enough that all requests arrive before the first response.
  setTimeout(() => response.writeHead(status).end(picture), 20);
});
afterAll(() => upstream.close());
beforeEach(() => {
  requests = [];
  status = 200;
  env.VISION_ALLOWED_HOSTS = [upstream.host];
  return () => void vi.restoreAllMocks();
});

test('fetches an external picture once for concurrent requests, whatever their queries', async () => {
  const points = await Promise.all(
    Array.from({ length: 20 }, (_, width) => find(`${upstream.url}/a.jpg?w=${width}`)),
  );
  // The request had no query, because a query might select another picture.
  expect(requests).toEqual(['/a.jpg']);
  expect(new Set(points.map((point) => JSON.stringify(point)))).toHaveLength(1);
});

test('requests a small picture from a host that scales pictures', async () => {
  env.CONTENTFUL_IMAGE_HOSTS = [upstream.host];
  await find(`${upstream.url}/c.jpg?w=1600&fit=crop`);
  expect(requests).toEqual(['/c.jpg?w=400&q=80&fm=jpg']);
  env.CONTENTFUL_IMAGE_HOSTS = [];
});

test('a failure reaches all callers and is not cached', async () => {
  status = 500;
  const failures = await Promise.allSettled([find(`${upstream.url}/b.jpg`), find(`${upstream.url}/b.jpg`)]);
  expect(failures.map((failure) => failure.status)).toEqual(['rejected', 'rejected']);
  status = 200;
  await expect(find(`${upstream.url}/b.jpg`)).resolves.toHaveProperty('focalX');
});

test('all pictures of a hanging host time out after one deadline', async () => {
  let reached = 0;
  const hanging = await startHttp(() => {
    reached += 1;
  });
  env.VISION_ALLOWED_HOSTS = [hanging.host];
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(500));
  try {
    // The queue runs four at a time, so separate deadlines would add up to five rounds.
    const requests = Array.from({ length: 20 }, (_, at) => find(`${hanging.url}/${at}.jpg`));
    const ends = await Promise.allSettled(requests);
    for (const end of ends) expect(end).toMatchObject({ reason: { code: 'upstream-too-slow' } });
    expect(reached).toBeLessThan(20);
  } finally {
    await hanging.close();
  }
});

test("reads the site's own pictures from disk, by path and by URL", async () => {
  const point = await find('/images/blog/lighthouse.jpg');
  expect(await find('https://seaoatstays.example/images/blog/lighthouse.jpg?w=800')).toEqual(point);
  expect(Math.abs(point.focalX - 45)).toBeLessThan(10);
  expect(requests).toEqual([]);
});

test('a page falls back if a picture is slow or broken', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(focalPoints, 'find').mockReturnValueOnce(new Promise(() => {}));
  const sky = '50% 45%';
  expect(await focusFor('https://images.ctfassets.net/a.jpg', sky)).toBe(sky);
  for (const bad of ['/images/absent.jpg', 'https://example.com/a.jpg', ''])
    expect(await focusFor(bad, sky)).toBe(sky);
});

test.each([
  ['a path', '/images/a.jpg', '/images/a.jpg'],
  ['a path with a query', '/images/a.jpg?w=800#top', '/images/a.jpg'],
  ['a path with a space', '/images/a b.jpg', '/images/a%20b.jpg'],
  ['our own URL', 'https://seaoatstays.example/images/a.jpg', '/images/a.jpg'],
  ['a path with dot segments', '/../../etc/passwd', '/etc/passwd'],
])('%s is a path on this site', (_, imageUrl, pathname) => {
  expect(parseLocation(imageUrl)).toEqual({ pathname });
});

test.each([
  ['another host', 'https://images.ctfassets.net/a.jpg', 'https://images.ctfassets.net/a.jpg'],
  ['a URL without a scheme', '//images.ctfassets.net/a.jpg', 'https://images.ctfassets.net/a.jpg'],
  ['our host by another scheme', 'http://seaoatstays.example/a.jpg', 'http://seaoatstays.example/a.jpg'],
  [
    'our host on another port',
    'https://seaoatstays.example:8443/a.jpg',
    'https://seaoatstays.example:8443/a.jpg',
  ],
  [
    'our host with credentials',
    'https://u:p@seaoatstays.example/a.jpg',
    'https://u:p@seaoatstays.example/a.jpg',
  ],
])('%s is an external URL', (_, imageUrl, href) => {
  expect(parseLocation(imageUrl)).toEqual({ url: new URL(href) });
});

test.each([
  ['nothing', ''],
  ['a path without its slash', 'images/a.jpg'],
  ['a scheme without a host', 'https://'],
  ['a path that turns into a host', '/\\evil.example/a.jpg'],
  ['a line break', 'https://images.ctfassets.net/\r\nHost: evil.example'],
  ['a tab within the host', 'https://images.ctf\tassets.net/a.jpg'],
  ['an invalid port', 'https://images.ctfassets.net:99999/a.jpg'],
  ['more than 2,048 characters', `/${'a'.repeat(2_048)}`],
])('%s is malformed', (_, imageUrl) => {
  expect(() => parseLocation(imageUrl)).toThrow(expect.objectContaining({ code: 'malformed', status: 400 }));
});
