import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announce } from './index-now';

const key = 'f0e1d2c3b4a59687';
const env = vi.hoisted(() => ({
  SITE_URL: 'http://localhost:3000',
  INDEXNOW_KEY: undefined as string | undefined,
}));
vi.mock('@/lib/platform/env', () => ({ env }));

const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }));

beforeEach(() => {
  env.INDEXNOW_KEY = key;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('when an article is published', () => {
  test('search engines are told which pages changed, and where the key lies', async () => {
    const send = answering(200);
    vi.stubGlobal('fetch', send);
    await announce(['/blog/a', '/blog', '/feed.xml', '/server-sitemap.xml']);
    expect(send).toHaveBeenCalledOnce();
    expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({
      host: 'localhost:3000',
      key,
      keyLocation: 'http://localhost:3000/indexnow-key.txt',
      urlList: ['http://localhost:3000/blog/a', 'http://localhost:3000/blog'],
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('nobody is told without a key, or without pages', async () => {
    const send = answering(200);
    vi.stubGlobal('fetch', send);
    await announce(['/feed.xml']);
    env.INDEXNOW_KEY = undefined;
    await announce(['/blog/a']);
    expect(send).not.toHaveBeenCalled();
  });

  test.each<[string, typeof fetch]>([
    ['a refusal', answering(403)],
    ['silence', async () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ])('%s costs one line of the log and nothing else', async (_, send) => {
    vi.stubGlobal('fetch', send);
    await announce(['/blog/a']);
    expect(console.warn).toHaveBeenCalledOnce();
  });
});
