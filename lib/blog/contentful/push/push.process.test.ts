import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleEntries } from '@/content/blog';
import { startContentful, tokens } from '@/e2e/support/contentful';
import type { FakeContentful } from '@/e2e/support/contentful/server';
import { runContentful } from '@/lib/blog/contentful/cli';
import { contentModel } from '@/lib/blog/contentful/model';
import { samples } from './samples';

const env = vi.hoisted(() => ({
  SITE_URL: 'http://localhost:3000',
  CONTENTFUL_SPACE_ID: 'seaoats',
  CONTENTFUL_ENVIRONMENT: 'master',
  CONTENTFUL_HOST: 'http://127.0.0.1',
  CONTENTFUL_IMAGE_HOSTS: [] as string[],
}));
vi.mock('@/lib/platform/env', () => ({ env }));

let contentful: FakeContentful;
let output = '';

beforeEach(async () => {
  contentful = await startContentful();
  output = '';
  return () => contentful.close();
});

const settings = () => ({
  CONTENTFUL_SPACE_ID: 'seaoats',
  CONTENTFUL_MANAGEMENT_TOKEN: tokens.management,
  CONTENTFUL_MANAGEMENT_HOST: contentful.url,
});

const push = (options: { publish?: boolean; 'force-model'?: boolean } = {}) => {
  const write = (text: string) => {
    output += text;
  };
  return runContentful(settings(), ['push'], options, { write, writeError: write });
};

const written = () => contentful.requests.filter(({ method }) => method !== 'GET');
const versions = () =>
  [...contentful.management.items].map(([at, { sys }]) => [at, sys.version, sys.publishedVersion]);

test('the command fills an empty space with posts equal to the samples, without problems', async () => {
  const run = async (...words: string[]) => {
    const more = { CONTENTFUL_ACCESS_TOKEN: tokens.delivery, CONTENTFUL_HOST: contentful.url };
    const env = { ...process.env, ...settings(), ...more };
    const tsx = promisify(execFile)('node_modules/.bin/tsx', ['scripts/contentful.ts', ...words], { env });
    return (await tsx).stdout;
  };
  expect(await run('push', '--publish')).toMatch(/\nentry 17\/17 thanksgiving: published\nDone\.\n$/);
  expect(await run('check')).toBe('17 posts checked, nothing is wrong.\n');

  env.CONTENTFUL_IMAGE_HOSTS = [contentful.host];
  const { createFetchPage } = await import('@/lib/blog/contentful/client');
  const { createOrigin } = await import('@/lib/blog/contentful/origin');
  const { sampleOrigin } = await import('@/lib/blog/source');
  const { createIndex } = await import('@/lib/blog/post-index');
  const { toPost } = await import('@/lib/blog/to-post');
  const origin = createOrigin(createFetchPage({ host: contentful.url, accessToken: tokens.delivery }));

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
});

/** A post without the values that Contentful sets: dates and picture URLs. */
function shown(post: object | null): unknown {
  const text = JSON.stringify(post, (key, value) => {
    if (['updatedAt', 'service', 'target'].includes(key)) return undefined;
    return typeof value === 'string' ? value.replace(/^.*\/([\w-]+\.jpg)$/, '$1') : value;
  });
  return JSON.parse(text);
}

test('every value of the sample articles fits its field', () => {
  const { articles } = samples();
  expect(articles).toHaveLength(sampleEntries.length);
  for (const { id, type, fields } of articles)
    for (const [name, value] of Object.entries(fields)) {
      const model = contentModel.contentTypes.find(({ sys }) => sys.id === type);
      const kind = model?.fields.find((field) => field.id === name)?.type;
      const fits = {
        Symbol: expect.stringMatching(/^[^\n]{1,256}$/),
        Text: expect.stringMatching(/^[\s\S]{1,50000}$/),
        Date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        RichText: expect.objectContaining({ nodeType: 'document' }),
        Link: { sys: expect.objectContaining({ type: 'Link' }) },
        Array: expect.any(Array),
      };
      expect(value, `${id}.${name}`).toEqual(kind && fits[kind]);
    }
});

test('creates drafts by default, and changes nothing the second time', async () => {
  expect(await push()).toBe(0);
  const once = versions();
  expect(once.filter(([at]) => String(at).startsWith('entries'))).toHaveLength(17);
  for (const [at, , published] of once)
    expect(published === undefined, String(at)).toBe(!String(at).startsWith('content_types'));
  contentful.command({ do: 'forget' });
  expect(await push()).toBe(0);
  expect(versions()).toEqual(once);
  expect(written()).toEqual([]);
  expect(output).toContain('entry 17/17 thanksgiving: unchanged');

  const picture = contentful.management.get('assets/bikes').fields;
  expect(picture).toMatchObject({ description: { 'en-US': expect.stringMatching(/cruiser bicycles/) } });
});

test('a failure names the entry, and the next run resumes', async () => {
  contentful.command({ do: 'mode', mode: { on: /^PUT .*\/tags\/featuredPost$/, kind: '429', times: 1 } });
  contentful.command({ do: 'mode', mode: { on: /^PUT .*\/entries\/lighthouse$/, kind: '422', times: 1 } });
  expect(await push({ publish: true })).toBe(1);
  expect(output).toMatch(
    /Stopped at the entry lighthouse: InvalidEntry \(status 422, request fake-request\)/,
  );
  expect(output).toContain('Run it again');
  const uploads = contentful.management.uploads.length;
  expect(await push({ publish: true })).toBe(0);
  expect(contentful.management.uploads).toHaveLength(uploads);
  expect(contentful.space.published.size).toBe(17);
});

describe('existing content types', () => {
  const at = 'content_types/blogPost';
  /** Publishes a type of our name with an extra field. */
  function publishType(changes: object, titleChanges: object) {
    const [{ sys: _, ...ours } = { fields: [] }] = contentModel.contentTypes;
    const fields: object[] = ours.fields.map((field) =>
      field.id === 'title' ? { ...field, ...titleChanges } : field,
    );
    const region = { id: 'region', name: 'Region', type: 'Symbol' };
    contentful.management.put(at, { ...ours, fields: [...fields, region], ...changes });
    const { sys } = contentful.management.get(at);
    sys.publishedVersion = sys.version;
    sys.version += 1;
  }

  test.each([
    ['a name', { name: 'Article' }, {}, 'blogPost: name is "Article", ours is "Blog post".'],
    [
      'the title of entries',
      { displayField: 'region' },
      {},
      'blogPost: displayField is "region", ours is "title".',
    ],
    [
      'a field',
      {},
      { localized: true, type: 'Text' },
      /blogPost\.title is .*"type":"Text".*, ours is .*"type":"Symbol"/,
    ],
    ['a missing field', {}, { id: 'headline' }, 'blogPost.title is missing.'],
  ])(
    '%s: nothing is written, and what differs is output',
    async (_, changes, titleChanges, line) => {
      publishType(changes, titleChanges);
      expect(await push({ publish: true })).toBe(1);
      expect(output).toMatch(line);
      expect(output).toContain('--force-model');
      expect(written()).toEqual([]);

      expect(await push({ 'force-model': true })).toBe(0);
      const { name, fields, sys } = contentful.management.get(at);
      expect(name).toBe('Blog post');
      expect(fields).toContainEqual(expect.objectContaining({ id: 'region' }));
      expect(fields).toContainEqual(
        expect.objectContaining({ id: 'title', type: 'Symbol', localized: false }),
      );
      expect(sys.version).toBe((sys.publishedVersion ?? 0) + 1);
    },
    120_000,
  );

  test('may have extra fields, and optional fields that ours requires', async () => {
    publishType({}, { required: false, settings: 'theirs' });
    expect(await push()).toBe(0);
    expect(written().filter(({ path }) => path.includes(at))).toEqual([]);
  });
});

test('uploads a picture again if its file was never processed', async () => {
  await push();
  const { management } = contentful;
  const { fields, sys } = management.get('assets/bikes');
  const file = { 'en-US': { fileName: 'bikes.jpg', contentType: 'image/jpeg' } };
  management.put('assets/bikes', { fields: { ...(fields as object), file } }, sys.version);
  expect(await push()).toBe(0);
  expect(management.get('assets/bikes').fields).toMatchObject({
    file: { 'en-US': { url: expect.stringMatching(/bikes\.jpg$/) } },
  });
});

test('names missing settings and rejected tokens', async () => {
  const writeError = vi.fn();
  const terminal = { write: vi.fn(), writeError };
  expect(await runContentful({}, ['push'], {}, terminal)).toBe(1);
  expect(writeError).toHaveBeenCalledWith(
    'Set CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN to push.\n',
  );
  const wrong = { ...settings(), CONTENTFUL_MANAGEMENT_TOKEN: 'wrong' };
  expect(await runContentful(wrong, ['push'], {}, terminal)).toBe(1);
  expect(writeError).toHaveBeenLastCalledWith(
    expect.stringMatching(/Stopped at the space: .*access token you sent .* invalid\. \(status 401/),
  );
});
