import { globSync, utimesSync } from 'node:fs';
import { slugify } from '@/lib/contentful/slug';
import { startSite } from '@/lib/platform/testing/start-site';
import { callWebhook, startContentful } from './support/contentful';
import { fetchOnNewConnection } from './support/fetch';
import { copyBuild } from './support/scale/cluster';
import { createTempSettings, sites } from './support/sites';
import { expect, test } from './support/test';

let visits = 0;

/**
 * Returns the path of the redirect's target, else the status. Fails if browsers may cache the response, or if a
 * redirect loses the query of this visit.
 */
async function readResponse(address: string) {
  const query = `?utm_campaign=${++visits}`;
  const { status, headers } = await fetchOnNewConnection(address + query, { redirect: 'manual' });
  const target = headers.get('location');
  expect(headers.get('cache-control'), address).not.toMatch(/(^|[ ,])max-age=[1-9]/);
  if (status === 308) expect(headers.get('cache-control')).toBe('no-cache');
  if (target) expect(new URL(target, address).search).toBe(query);
  return target ? new URL(target, address).pathname : status;
}

/** Makes stored pages ten minutes old, so that the next request regenerates each: pages are fresh for five minutes. */
function agePages(build: string) {
  const past = Date.now() / 1000 - 600;
  for (const file of globSync(`${build}/.next/server/**/{blog,articles-as-text}/*`))
    utimesSync(file, past, past);
}

// lib/blog/article.test.ts checks renames and removals in more orders.
test('old URLs still work with and without a webhook, after a restart and during an outage', async () => {
  await using contentful = await startContentful();
  contentful.command({ do: 'reset' });
  using settings = createTempSettings();
  using build = copyBuild();
  const env = {
    ...sites.configured.env,
    CONTENTFUL_HOST: contentful.url,
    CONTENTFUL_IMAGE_HOSTS: contentful.host,
    LEADS_DATABASE_URL: settings.env.LEADS_DATABASE_URL,
  };
  let site = await startSite(env, { folder: build.path });
  await using running = new AsyncDisposableStack();
  running.defer(() => site.stop());
  const publish = (title: string) =>
    contentful.command({ do: 'publish', entry: { id: 'first', fields: { title, content1: 'Words.' } } });
  const report = async (event?: string) =>
    expect((await callWebhook('first', event, site.url)).status).toBe(200);
  const expectResponses = async (expected: Record<string, string | number>) => {
    for (const [slug, response] of Object.entries(expected))
      for (const end of ['', '.md']) {
        const target = typeof response === 'string' ? `/blog/${response}${end}` : response;
        // Poll, because the old page is served once more while it is regenerated.
        await expect.poll(() => readResponse(`${site.url}/blog/${slug}${end}`), slug + end).toBe(target);
      }
  };

  for (let times = 0; times < 2; times++) expect(await readResponse(`${site.url}/blog/page/1`)).toBe('/blog');
  const withSlash = await fetchOnNewConnection(`${site.url}/plans/?a=1`, { redirect: 'manual' });
  expect(withSlash.headers.get('location')).toBe('/plans?a=1');

  publish('One');
  await report();
  await expectResponses({ one: 200, two: 404 });
  publish('Two');
  await report();
  await expectResponses({ one: 'two', two: 200 });
  for (const list of ['/feed.xml', '/server-sitemap.xml'])
    expect(await (await fetchOnNewConnection(site.url + list)).text(), list).not.toMatch(/\/blog\/one\b/);
  contentful.command({ do: 'unpublish', id: 'first' });
  await report('unpublish');
  await expectResponses({ one: 410, two: 410 });
  publish('Three');
  await report();
  await expectResponses({ one: 'three', two: 'three', three: 200 });

  // The content service fails, and then a webhook expires the site's index of articles. Old URLs must still redirect.
  contentful.command({ do: 'mode', mode: { kind: '500' } });
  await report();
  expect(await readResponse(`${site.url}/blog/%74wo`)).toBe('/blog/three');
  expect(await readResponse(`${site.url}/blog/two.md`)).toBe('/blog/three.md');
  expect(await readResponse(`${site.url}/blog/never`)).toBe(503);
  await site.stop();
  agePages(build.path);
  site = await startSite(env, { folder: build.path });
  for (const slug of ['two', 'two.md', 'never'])
    expect(await readResponse(`${site.url}/blog/${slug}`), slug).toBe(503);

  // The content service works again, and has a change that no webhook reports.
  publish('Four');
  contentful.command({ do: 'mode', mode: { kind: 'ok' } });
  await expectResponses({ one: 'four', two: 'four', three: 'four', four: 200 });
});

test('articles of the build that were unpublished before a start are not shown again', async () => {
  await using contentful = await startContentful();
  contentful.command({ do: 'reset' });
  const [first, second] = [...contentful.space.published.values()];
  if (!first || !second) throw new Error('There are no sample articles.');
  using settings = createTempSettings();
  const env = {
    ...sites.configured.env,
    CONTENTFUL_HOST: contentful.url,
    CONTENTFUL_IMAGE_HOSTS: contentful.host,
    LEADS_DATABASE_URL: settings.env.LEADS_DATABASE_URL,
  };
  const pathOf = ({ fields }: typeof first) =>
    `/blog/${fields.slug ?? slugify(String(fields.title ?? fields.text1))}`;
  const readAll = async (url: string) =>
    Promise.all([first, second].map((entry) => readResponse(url + pathOf(entry))));

  // Each start has a new copy of the build's pages. The database remembers what the first one has served.
  const readAfterStart = async (change: () => void) => {
    using build = copyBuild();
    change();
    await using site = await startSite(env, { folder: build.path });
    return await readAll(site.url);
  };
  const fail = (kind: 'ok' | '401') => contentful.command({ do: 'mode', mode: { kind } });
  expect(await readAfterStart(() => contentful.command({ do: 'unpublish', id: second.sys.id }))).toEqual([
    200, 404,
  ]);
  expect(await readAfterStart(() => contentful.command({ do: 'unpublish', id: first.sys.id }))).toEqual([
    410, 404,
  ]);
  expect(await readAfterStart(() => fail('401'))).toEqual([200, 200]);
});
