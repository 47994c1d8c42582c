import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { rentals } from '@/content/rentals';
import { startContentful, tokens } from '@/e2e/support/contentful';
import type { FakeContentful } from '@/e2e/support/contentful/server';
import { createOrigin } from '@/lib/blog/contentful/origin';
import { toPost } from '@/lib/blog/post/to-post';
import { createIndex } from '@/lib/blog/post-index';
import { sampleOrigin } from '@/lib/blog/source';
import { env } from '@/lib/blog/testing/env';
import { createFetchPage } from '@/lib/contentful/client';
import { runContentful } from './commands';
import { contentModel } from './model';
import { collectSamples } from './samples';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));

const samples = collectSamples();
const count = samples.entries.length;
const postCount = count - rentals.length;
const publishedCount = samples.entries.filter(({ isSampleHome }) => !isSampleHome).length;
const [picture, article] = [samples.assets[0]?.id, samples.entries[0]?.id];
const lastLine = `entry ${count}/${count} ${samples.entries.at(-1)?.id}`;

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

const push = (options: { publish?: boolean } = {}) => {
  const write = (text: string) => {
    output += text;
  };
  return runContentful(settings(), ['push'], options, write);
};

const listWrites = () => contentful.requests.filter(({ method }) => method !== 'GET');
const listVersions = () =>
  [...contentful.management.items].map(([at, { sys }]) => [at, sys.version, sys.publishedVersion]);

test('fills an empty space with posts equal to the samples, and publishes no sample home', async () => {
  const run = async (...words: string[]) => {
    const hosts = { CONTENTFUL_HOST: contentful.url, CONTENTFUL_IMAGE_HOSTS: contentful.host };
    const more = { CONTENTFUL_ACCESS_TOKEN: tokens.delivery, ...hosts };
    const env = { ...process.env, ...settings(), ...more };
    const tsx = promisify(execFile)('node_modules/.bin/tsx', ['scripts/contentful.ts', ...words], { env });
    return (await tsx).stdout;
  };
  expect(await run('push', '--publish')).toMatch(/: published\nDone\.\n$/);
  expect(contentful.space.published.size).toBe(publishedCount);
  expect(await run('check')).toMatch(/ checked, nothing is wrong\.\n$/);

  env.CONTENTFUL_IMAGE_HOSTS = [contentful.host];
  const origin = createOrigin(createFetchPage({ origin: contentful.url, accessToken: tokens.delivery }));

  async function posts({ list, entries }: Pick<typeof sampleOrigin, 'list' | 'entries'>) {
    const index = createIndex(await list());
    const read = await entries(index.posts.map(({ id }) => id));
    return index.posts.map((link) => {
      const entry = read.find(({ id }) => id === link.id);
      return entry ? toPost(entry, link.slug) : null;
    });
  }
  const pushed = await posts(origin);
  expect(pushed).toHaveLength(postCount);
  expect(pushed.map(normalize)).toEqual((await posts(sampleOrigin)).map(normalize));
});

/** Removes the values that differ between Contentful and the samples, such as dates and hosts of files. */
function normalize(post: object | null): unknown {
  const text = JSON.stringify(post, (key, value) => {
    if (['updatedAt', 'service', 'target', 'rel', 'assets'].includes(key)) return undefined;
    return typeof value === 'string' ? value.replace(/^.*\/([\w-]+\.jpg)$/, '$1') : value;
  });
  return JSON.parse(text);
}

test('every value of the samples fits its field', () => {
  for (const { id, type, fields } of samples.entries)
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
        Integer: expect.any(Number),
        Number: expect.any(Number),
        Boolean: expect.any(Boolean),
      };
      expect(value, `${id}.${name}`).toEqual(kind && fits[kind]);
    }
});

test('creates drafts by default, and changes nothing the second time', async () => {
  expect(await push()).toBe(0);
  const once = listVersions();
  expect(once.filter(([at]) => String(at).startsWith('entries'))).toHaveLength(count);
  for (const [at, , published] of once)
    expect(published === undefined, String(at)).toBe(!String(at).startsWith('content_types'));
  contentful.command({ do: 'forget' });
  expect(await push()).toBe(0);
  expect(listVersions()).toEqual(once);
  expect(listWrites()).toEqual([]);
  expect(output).toContain(`${lastLine}: unchanged`);
  expect(contentful.management.get(`assets/${picture}`).fields).toMatchObject({
    description: { 'en-US': samples.assets[0]?.description },
  });
});

test('a failed push names the item where it stopped, and the next run resumes there', async () => {
  const fail = (on: RegExp, kind: '422' | '429') =>
    contentful.command({ do: 'mode', mode: { on, kind, times: 1 } });
  fail(/^PUT .*\/tags\/featuredPost$/, '429');
  fail(/^PUT .*\/assets\/[\w-]+\/files\/en-US\/process$/, '422');
  fail(/^PUT .*\/entries\/[\w-]+$/, '422');
  await expect(push({ publish: true })).rejects.toThrow(`Stopped at the picture ${picture}`);
  const { message } = await push({ publish: true }).catch((error) => error);
  expect(message).toContain(`Stopped at the entry ${article}: `);
  expect(message).toMatch(/: InvalidEntry \(status 422, request fake-request\).*\nRun it again/);
  const uploads = contentful.management.uploads.length;
  expect(await push({ publish: true })).toBe(0);
  expect(contentful.management.uploads).toHaveLength(uploads);
  expect(contentful.space.published.size).toBe(publishedCount);
  expect(contentful.space.assets.get(picture ?? '')?.fields.file).toHaveProperty('url');
});

test('adds missing fields to a content type of the space, and changes nothing else', async () => {
  const at = 'content_types/blogPost';
  const region = { id: 'region', name: 'Region', type: 'Symbol' };
  contentful.management.put(at, { name: 'Article', displayField: 'region', fields: [region] });
  expect(await push()).toBe(0);
  const { name, displayField, fields, sys } = contentful.management.get(at);
  const ours = contentModel.contentTypes.find(({ sys }) => sys.id === 'blogPost')?.fields;
  expect({ name, displayField }).toEqual({ name: 'Article', displayField: 'region' });
  expect(fields).toEqual([region, ...(ours ?? []).map((field) => ({ ...field, required: false }))]);
  expect(sys.version).toBe((sys.publishedVersion ?? 0) + 1);
});

test('reports missing settings and rejected tokens', async () => {
  await expect(runContentful({}, ['push'], {}, vi.fn())).rejects.toThrow(
    'Set CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN to push.',
  );
  const wrong = { ...settings(), CONTENTFUL_MANAGEMENT_TOKEN: 'wrong' };
  await expect(runContentful(wrong, ['push'], {}, vi.fn())).rejects.toThrow(
    /^Stopped at the space: .*access token you sent .* invalid\. \(status 401/,
  );
});
