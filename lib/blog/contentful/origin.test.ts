import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startContentful, tokens } from '@/e2e/support/contentful';
import { linkTo } from '@/e2e/support/contentful/store';
import { contentTypes } from '@/lib/blog/post/entry';
import { env } from '@/lib/blog/testing/env';
import { node, text } from '@/lib/blog/testing/rich-text';
import { createFetchPage } from '@/lib/contentful/client';
import { ContentServiceError } from '@/lib/contentful/content-service-error';
import { startHttp } from '@/lib/platform/testing/http-server';
import { type BlogOrigin, createOrigin } from './origin';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));

const contentful = await startContentful();
let origin: BlogOrigin;

const connectOrigin = () =>
  createOrigin(createFetchPage({ origin: contentful.url, accessToken: tokens.delivery }, contentTypes));

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
      { content_type: 'blogPost', limit: '10', order: '-sys.createdAt', include: '1' },
      { content_type: 'top5BlogPost', limit: '10', order: '-sys.createdAt', include: '1' },
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

describe('responses over 7 MB', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `long${n}`);

  /** Publishes long posts, each of which links to ten others. */
  function publishLongPosts(count: number, bytes: number) {
    contentful.command({ do: 'reset', posts: 0, samples: false });
    for (const [n, id] of ids(count).entries()) {
      const links = ids(10).map((_, k) =>
        node('entry-hyperlink', [text('more')], {
          target: linkTo('Entry', `long${(7 * n + 13 * k + 1) % count}`),
        }),
      );
      const content1 = node('document', [node('paragraph', [text('a'.repeat(bytes)), ...links])]);
      const createdAt = new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString();
      contentful.command({ do: 'publish', entry: { id, createdAt, fields: { title: id, content1 } } });
    }
  }

  test.each([
    [110, 80_000],
    [260, 32_000],
  ])('are avoided: %i posts of %i bytes', async (count, bytes) => {
    publishLongPosts(count, bytes);
    const newest = await origin.newest(20);
    expect(newest.map(({ id }) => id)).toEqual(ids(10));
    const wanted = ids(Math.min(count, 100));
    expect((await origin.entries(wanted)).map(({ id }) => id).toSorted()).toEqual(wanted.toSorted());
    const [article] = await origin.entries(['long0'], 2);
    expect(article).toMatchObject({ id: 'long0', title: 'long0' });
  });

  test('leave out what is too large by itself, and say so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    publishLongPosts(2, 7_500_000);
    contentful.command({ do: 'publish', entry: { id: 'short', fields: { title: 'Short' } } });
    contentful.command({ do: 'publish', entry: { id: 'index', fields: linkingTo('long0') } });
    expect((await origin.list()).map(({ id }) => id).toSorted()).toEqual([
      'index',
      'long0',
      'long1',
      'short',
    ]);
    const found = await origin.entries(['long0', 'index', 'long1', 'short']);
    expect(found.map(({ id }) => id)).toEqual(['index', 'short']);
    expect(warn.mock.calls.flat().toSorted()).toEqual([
      expect.stringMatching(/Entry index: It links to more than 7 MB.*has no pictures/),
      expect.stringMatching(/Entry long0: It has more than 7 MB.*is left out/),
      expect.stringMatching(/Entry long1: It has more than 7 MB/),
    ]);
    warn.mockRestore();
  });

  test('end in an error if the service says so of everything', async () => {
    contentful.command({ do: 'mode', mode: { kind: 'tooLarge' } });
    await expect(origin.entries(['a'], 2)).rejects.toThrow(ContentServiceError);
  });

  const linkingTo = (id: string) => ({
    title: 'Index',
    content1: node('document', [node('embedded-entry-block', [], { target: linkTo('Entry', id) })]),
  });
});

test('a content type that the space lacks has no posts', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  contentful.space.absentTypes.add('top5BlogPost');
  for (let times = 0; times < 2; times++) {
    expect(await origin.list()).toHaveLength(15);
    expect(await origin.newest(20)).toHaveLength(10);
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining('No top5BlogPost: the Contentful space lacks')]]);
  warn.mockRestore();
});

test('a space without any of the content types is an error, so that no good page is replaced', async () => {
  for (const type of ['blogPost', 'top5BlogPost']) contentful.space.absentTypes.add(type);
  await expect(origin.list()).rejects.toThrow(/none of our content types.* CONTENTFUL_ENVIRONMENT/);
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

  test.each([
    ['AccessTokenInvalid', 401, {}, 'CONTENTFUL_PREVIEW_TOKEN'],
    ['AccessDenied', 403, {}, 'CONTENTFUL_PREVIEW_TOKEN'],
    ['NotFound', 404, { type: 'Environment', id: 'staging' }, 'CONTENTFUL_ENVIRONMENT'],
    ['NotFound', 404, { type: 'Space', id: 'seaoats' }, 'CONTENTFUL_SPACE_ID'],
  ])('of previews name the setting: %s', async (id, status, details, setting) => {
    const body = JSON.stringify({ sys: { type: 'Error', id }, message: 'No.', details, requestId: 'r' });
    await using service = await startHttp((_, response) => void response.writeHead(status).end(body));
    const connection = { origin: service.url, accessToken: tokens.delivery, isPreview: true };
    const error = await createOrigin(createFetchPage(connection))
      .entries(['x'])
      .catch((error) => error);
    expect(error.message.match(/CONTENTFUL_\w+/g)).toEqual([setting]);
    expect(error.isMisconfigured).toBe(true);
  });

  test('include broken JSON', async () => {
    contentful.command({ do: 'mode', mode: { kind: 'broken' } });
    await expect(origin.entries(['generated00000001'])).rejects.toThrow('did not return a list of entries');
  });

  test('are retried if they may be temporary: 429, 5xx, dropped connections', async () => {
    const retried = async (kind: '429' | '500' | 'cut') => {
      await using fake = await startContentful();
      fake.command({ do: 'reset', posts: 1 });
      fake.command({ do: 'mode', mode: { kind, times: 1 } });
      const { entries } = createOrigin(createFetchPage({ origin: fake.url, accessToken: tokens.delivery }));
      expect(await entries(['generated00000001'])).toHaveLength(1);
      expect(fake.requests).toHaveLength(2);
    };
    await Promise.all([retried('429'), retried('500'), retried('cut')]);
  });
});
