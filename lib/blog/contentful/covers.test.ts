import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startContentful, tokens } from '@/e2e/support/contentful';
import type { FakeContentful } from '@/e2e/support/contentful/server';
import { createAsk } from './client';
import { type BlogOrigin, createOrigin } from './origin';

const hosts = vi.hoisted(() => ({ images: [] as string[] }));
vi.mock('@/lib/platform/env', () => ({
  env: {
    LOG_LEVEL: 'info',
    SITE_URL: 'http://localhost:3000',
    CONTENTFUL_SPACE_ID: 'seaoats',
    CONTENTFUL_ENVIRONMENT: 'master',
    CONTENTFUL_HOST: 'http://127.0.0.1',
    CONTENTFUL_IMAGE_HOSTS: hosts.images,
  },
}));

let contentful: FakeContentful;
let origin: BlogOrigin;

beforeAll(async () => {
  contentful = await startContentful();
  hosts.images.push(contentful.host);
  origin = createOrigin(createAsk({ host: contentful.url, accessToken: tokens.delivery }));
});
afterAll(() => contentful.close());

test('ten thousand posts tell their first photo in one call for each thousand of a type, without bodies', async () => {
  contentful.command({ do: 'reset', posts: 10_000 });
  const covers = await origin.covers();
  expect(covers.size).toBe(10_000);
  expect([...covers.values()].every(({ src }) => src.startsWith('http'))).toBe(true);
  expect(contentful.asked.length).toBeLessThanOrEqual(12);
  for (const { query } of contentful.asked) expect(query.select).toBe('sys,fields.photo1');
});

test('a post without a photo, or with a link to one that is gone, is none', async () => {
  contentful.command({ do: 'reset', samples: false });
  contentful.command({ do: 'publish', entry: { id: 'bare', fields: { title: 'Bare' } } });
  const gone = { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } };
  contentful.command({ do: 'publish', entry: { id: 'gone', fields: { title: 'Gone', photo1: [gone] } } });
  expect((await origin.covers()).size).toBe(0);
});

test('content types without photos are no failure', async () => {
  contentful.command({ do: 'reset', posts: 4 });
  contentful.space.absentFields.add('photo1');
  expect((await origin.covers()).size).toBe(0);
});
