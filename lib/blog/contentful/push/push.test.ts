import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startContentful, tokens } from '@/e2e/support/contentful';
import type { FakeContentful } from '@/e2e/support/contentful/server';
import { runContentful } from '../cli';

const env = vi.hoisted(() => ({
  SITE_URL: 'http://localhost:3000',
  CONTENTFUL_SPACE_ID: 'seaoats',
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_HOST: 'http://127.0.0.1',
  CONTENTFUL_IMAGE_HOSTS: [] as string[],
}));
vi.mock('@/lib/platform/env', () => ({ env }));

let contentful: FakeContentful;
let said = '';

beforeEach(async () => {
  contentful = await startContentful();
  said = '';
  return () => contentful.close();
});

async function run(words: string[], options: { publish?: boolean; format?: string } = {}): Promise<number> {
  const settings = {
    CONTENTFUL_SPACE_ID: 'seaoats',
    CONTENTFUL_MANAGEMENT_TOKEN: tokens.management,
    CONTENTFUL_MANAGEMENT_HOST: contentful.url,
    ...(words[0] === 'check' && {
      CONTENTFUL_ACCESS_TOKEN: tokens.delivery,
      CONTENTFUL_HOST: contentful.url,
    }),
  };
  const write = (text: string) => {
    said += text;
  };
  return runContentful(settings, words, options, { write, complain: write });
}

const versions = () =>
  Object.values(contentful.management.items).flatMap((items) =>
    [...items.values()].map(({ sys }) => [sys.type, sys.id, sys.version, sys.publishedVersion]),
  );

test('an empty space shows the sample articles as the sample origin does, and check finds nothing', async () => {
  expect(await run(['push'], { publish: true })).toBe(0);
  env.CONTENTFUL_IMAGE_HOSTS = [contentful.host];

  const { createAsk } = await import('../client');
  const { createOrigin } = await import('../origin');
  const { sampleOrigin } = await import('../../sample/origin');
  const { createIndex } = await import('../../post-index');
  const { toPost } = await import('../../to-post');
  const origin = createOrigin(createAsk({ host: contentful.url, accessToken: tokens.delivery }));

  async function posts({ list, entries }: Pick<typeof sampleOrigin, 'list' | 'entries'>) {
    const index = createIndex(await list());
    const read = await entries(index.posts.map(({ id }) => id));
    return index.posts.map((link) => {
      const entry = read.find(({ id }) => id === link.id);
      return entry ? toPost(entry, link) : null;
    });
  }
  const pushed = await posts(origin);
  expect(pushed).toHaveLength(17);
  expect(pushed.map(shown)).toEqual((await posts(sampleOrigin)).map(shown));

  said = '';
  const status = await run(['check']);
  expect(said).toBe('17 posts checked, nothing is wrong.\n');
  expect(status).toBe(0);
}, 120_000);

/** A post without what Contentful decides by itself: dates, and where pictures lie. */
function shown(post: object | null): unknown {
  const text = JSON.stringify(post, (key, value) => {
    if (['createdAt', 'updatedAt', 'publishDate', 'service', 'target'].includes(key)) return undefined;
    return typeof value === 'string' ? value.replace(/^.*\/([\w-]+\.jpg)$/, '$1') : value;
  });
  return JSON.parse(text);
}

describe('push', () => {
  test('twice is the same as once, drafts unless asked otherwise', async () => {
    expect(await run(['push'])).toBe(0);
    const once = versions();
    expect(once.filter(([type]) => type === 'Entry')).toHaveLength(17);
    for (const [type, , , published] of once)
      expect(published === undefined, String(type)).toBe(type !== 'ContentType');
    const wrote = contentful.asked.length;
    expect(await run(['push'])).toBe(0);
    expect(versions()).toEqual(once);
    expect(contentful.asked.slice(wrote).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(said).toContain('Article 17/17 thanksgiving: unchanged');

    const picture = contentful.management.get('assets', 'bikes').fields;
    expect(picture).toMatchObject({ description: { 'en-US': expect.stringMatching(/cruiser bicycles/) } });
  }, 120_000);

  test('says which entry failed, and goes on where it stopped', async () => {
    contentful.command({ do: 'mode', mode: { on: /^PUT .*\/entries\/lighthouse$/, kind: '422', times: 1 } });
    expect(await run(['push'])).toBe(1);
    expect(said).toMatch(
      /Stopped at the entry lighthouse: InvalidEntry \(status 422, request fake-request\)/,
    );
    expect(said).toContain('Run it again');
    const uploads = contentful.management.uploads.size;
    expect(await run(['push'])).toBe(0);
    expect(contentful.management.uploads.size).toBe(uploads);
    expect(contentful.management.items.entries.size).toBe(17);
  }, 120_000);

  test('waits where it is limited, and reads again what somebody else has changed', async () => {
    contentful.command({ do: 'mode', mode: { on: /^PUT .*\/tags\/featuredPost$/, kind: '429', times: 1 } });
    contentful.command({ do: 'mode', mode: { on: /^PUT .*\/assets\/bikes$/, kind: '409', times: 2 } });
    contentful.command({
      do: 'mode',
      mode: { on: /^PUT .*\/entries\/lighthouse\/published$/, kind: '409', times: 1 },
    });
    expect(await run(['push'], { publish: true })).toBe(0);
    expect(contentful.asked.filter(({ path }) => path.endsWith('/tags/featuredPost'))).toHaveLength(2);
    expect(contentful.management.get('entries', 'lighthouse').sys.publishedVersion).toBe(1);
  }, 120_000);

  test('leaves fields that somebody added, and finishes a picture that was never processed', async () => {
    await run(['push']);
    const { management } = contentful;
    const type = management.get('content_types', 'blogPost');
    const fields = [...(type.fields as object[]), { id: 'region', name: 'Region', type: 'Symbol' }];
    management.put('content_types', 'blogPost', { ...type, fields, name: 'Post' }, type.sys.version);
    const bikes = management.get('assets', 'bikes');
    const unprocessed = {
      ...(bikes.fields as object),
      file: {
        'en-US': { fileName: 'bikes.jpg', contentType: 'image/jpeg', uploadFrom: { sys: { id: 'upload1' } } },
      },
    };
    management.put('assets', 'bikes', { fields: unprocessed }, bikes.sys.version);

    expect(await run(['push'])).toBe(0);
    expect(management.get('content_types', 'blogPost')).toMatchObject({ name: 'Blog post' });
    expect(management.get('content_types', 'blogPost').fields).toContainEqual(
      expect.objectContaining({ id: 'region' }),
    );
    expect(management.get('assets', 'bikes').fields).toMatchObject({
      file: { 'en-US': { url: expect.stringMatching(/bikes\.jpg$/) } },
    });
  }, 120_000);

  test('names what is not set, and what was refused', async () => {
    const complain = vi.fn();
    const terminal = { write: vi.fn(), complain };
    expect(await runContentful({}, ['push'], {}, terminal)).toBe(1);
    expect(complain).toHaveBeenCalledWith(
      'Set CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN to push.\n',
    );
    const wrong = {
      CONTENTFUL_SPACE_ID: 'seaoats',
      CONTENTFUL_MANAGEMENT_TOKEN: 'wrong',
      CONTENTFUL_MANAGEMENT_HOST: contentful.url,
    };
    expect(await runContentful(wrong, ['push'], {}, terminal)).toBe(1);
    expect(complain).toHaveBeenLastCalledWith(
      expect.stringMatching(/access token you sent .* invalid\. \(status 401/),
    );
  });
});
