import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startContentful, tokens } from '@/e2e/support/contentful';
import { env } from '@/lib/blog/testing/env';
import { node } from '@/lib/blog/testing/rich-text';
import { createFetchPage } from './client';
import { ContentServiceError } from './content-service-error';
import { type BlogOrigin, createOrigin } from './origin';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));

const contentful = await startContentful();
let origin: BlogOrigin;

const connectOrigin = () =>
  createOrigin(createFetchPage({ host: contentful.url, accessToken: tokens.delivery }));

env.CONTENTFUL_IMAGE_HOSTS = [contentful.host];
afterAll(() => contentful.close());
beforeEach(() => {
  contentful.command({ do: 'reset', posts: 30 });
  origin = connectOrigin();
});

describe('posts from Contentful', () => {
  test('reads the newest posts, half of them from each type', async () => {
    const newest = await origin.newest(20);
    expect(newest).toHaveLength(20);
    expect(contentful.requests.map(({ query }) => query)).toEqual([
      { content_type: 'blogPost', limit: '10', order: '-sys.createdAt', include: '2' },
      { content_type: 'top5BlogPost', limit: '10', order: '-sys.createdAt', include: '2' },
    ]);
  });

  test('reads entries by id with their pictures', async () => {
    const [entry] = await origin.entries(['generated00000002']);
    expect(entry?.photos[0]).toMatchObject({ title: 'Picture of pines' });
  });

  test('ignores a picture link that doesn’t resolve', async () => {
    const nowhere = { sys: { type: 'Link', linkType: 'Asset', id: 'nowhere' } };
    const content1 = node('document', [node('embedded-asset-block', [], { target: nowhere })]);
    const fields = { title: 'Lonely', photo1: [nowhere], content1 };
    contentful.command({ do: 'publish', entry: { id: 'lonely', fields } });
    expect(await origin.entries(['lonely'])).toMatchObject([{ title: 'Lonely', photos: [] }]);
  });

  test('skips and logs an entry without a title', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    contentful.command({ do: 'publish', entry: { id: 'odd', fields: { content1: 'Odd' } } });
    for (let times = 0; times < 2; times++) {
      const entries = await origin.entries(['odd', 'generated00000001']);
      expect(entries.map(({ id }) => id)).toEqual(['generated00000001']);
    }
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/Entry odd is left out.*has no title/)]]);
    warn.mockRestore();
  });
});

describe('the list', () => {
  test('requests no bodies', async () => {
    await origin.list();
    expect(contentful.requests).toHaveLength(2);
    for (const { query } of contentful.requests) expect(query.select).not.toContain('content1');
  });

  test('works without fields that the content type lacks', async () => {
    for (const field of ['slug', 'text1']) contentful.space.absentFields.add(field);
    contentful.space.published.clear();
    contentful.command({ do: 'publish', entry: { id: 'a', fields: { title: 'Dunes' } } });
    expect(await origin.list()).toMatchObject([{ id: 'a', title: 'Dunes' }]);
  });

  test('reads thousands of posts once, then only changes, even with a broken entry', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    contentful.command({ do: 'reset', posts: 2_400 });
    contentful.command({ do: 'publish', entry: { id: 'untitled', fields: { content1: 'no title' } } });
    expect(await origin.list()).toHaveLength(2_400);
    expect(contentful.requests).toHaveLength(4);

    contentful.command({ do: 'forget' });
    for (const [id, fields] of [
      ['untitled', { content1: 'still none' }],
      ['generated00002398', { text1: 'Found again' }],
      ['brandNew', { title: 'Brand new' }],
    ] as const)
      contentful.command({ do: 'publish', entry: { id, fields } });
    const list = await origin.list();
    expect(list).toHaveLength(2_401);
    expect(list.find((entry) => entry.id === 'generated00002398')?.title).toBe('Found again');
    contentful.command({ do: 'publish', entry: { id: 'untitled', fields: { title: 'Now it has one' } } });
    expect(await origin.list()).toContainEqual(expect.objectContaining({ id: 'untitled' }));
    expect(contentful.requests).toHaveLength(4);

    contentful.command({ do: 'unpublish', id: 'generated00001000' });
    expect(await origin.list()).toHaveLength(2_401);
    vi.restoreAllMocks();
  });
});

describe('errors', () => {
  test.each([
    ['401', 401, 'CONTENTFUL_ACCESS_TOKEN'],
    ['404', 404, 'CONTENTFUL_SPACE_ID'],
  ] as const)('have status, request id and advice: %s', async (kind, status, advice) => {
    contentful.command({ do: 'mode', mode: { kind } });
    const error = await origin.entries(['generated00000001']).catch((error) => error);
    expect(error).toBeInstanceOf(ContentServiceError);
    expect(error.message).toMatch(new RegExp(`status ${status}, request fake-request.*${advice}`));
  });

  test('include broken JSON', async () => {
    contentful.command({ do: 'mode', mode: { kind: 'broken' } });
    await expect(origin.entries(['generated00000001'])).rejects.toThrow(ContentServiceError);
  });

  test('are retried if they may be temporary: 429, 5xx, dropped connections', async () => {
    const retried = async (kind: '429' | '500' | 'cut') => {
      await using fake = await startContentful();
      fake.command({ do: 'reset', posts: 1 });
      fake.command({ do: 'mode', mode: { kind, times: 1 } });
      const { entries } = createOrigin(createFetchPage({ host: fake.url, accessToken: tokens.delivery }));
      expect(await entries(['generated00000001'])).toHaveLength(1);
      expect(fake.requests).toHaveLength(2);
    };
    await Promise.all([retried('429'), retried('500'), retried('cut')]);
  });
});
