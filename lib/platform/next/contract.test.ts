import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as routerHeaders from 'next/dist/client/components/app-router-headers.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeContentful, startContentful, tokens } from '@/e2e/support/contentful/server';
import { article } from '@/e2e/support/pages';
import { switchTo } from '../../../scripts/lib/build.mjs';
import { isInternalPage, isRenderedPerRequest } from '../server/page-renderer.ts';
import { copySite, findNewestSite, type Server, startSite } from '../testing/start-site.ts';
import { buildDir, buildPaths } from './build-output.ts';
import { type GetContext, tagsOf } from './cache/cache-entry.ts';
import { FileSystemCache } from './cache/file-system-cache.ts';
import { nextTags } from './cache/tags.ts';
import { openBuiltFiles } from './document/built-files.ts';
import { elementsOf, parseDocument } from './document/html.ts';
import { ourScripts } from './document/inline-scripts.ts';
import { optimizeDocument } from './document/optimize.ts';
import { pickUsedRules } from './document/used-rules.ts';
import { isInternalHeader, readDraftKey } from './requests.ts';
import { guessedDraftCookie } from './testing/samples.ts';

/**
 * These tests compare the code of this folder with a real build of the site. If a test fails after an upgrade of Next,
 * its name contains the file to change. `npm run contract` runs only this file.
 */
const build = path.join(findNewestSite(), buildDir);
const paths = buildPaths(build);
const app = path.join(paths.server, 'app');
const files = openBuiltFiles(paths.server);
/** The page for the detailed checks. It has nothing special, and every site has it. */
const SAMPLE = '/about';
const sample = parseDocument(readFileSync(path.join(app, `${SAMPLE}.html`), 'utf8'));
const { key } = JSON.parse(readFileSync(path.join(app, `${SAMPLE}.meta`), 'utf8')).routeCache;

/** Calls that at least one of Safari 16.4, Firefox 115 and Chrome 111 lacks. */
const TOO_NEW_CALLS = [
  ...['URL.parse(', 'AbortSignal.any(', 'Promise.withResolvers(', 'Promise.try(', 'Object.groupBy('],
  ...['Map.groupBy(', 'Array.fromAsync(', 'RegExp.escape(', 'requestIdleCallback(', '.checkVisibility('],
  ...['.values().map(', '.values().filter(', '.keys().map(', '.entries().map('],
];

/** What Next passes to the cache when it reads a page. */
const GET_CONTEXT = { kind: 'APP_PAGE', isFallback: false } as GetContext;
const cache = new FileSystemCache({
  fs: nodeFs,
  flushToDisk: false,
  serverDistDir: paths.server,
  maxMemoryCacheSize: 0,
  revalidatedTags: [],
  _requestHeaders: {},
});

describe('the build', () => {
  test('document/optimize.ts: no document has an unknown part', () => {
    const names = readdirSync(app, { recursive: true, encoding: 'utf8' });
    const documents = names.filter((name) => name.endsWith('.html'));
    const isOptimized = (name: string) => {
      const html = readFileSync(path.join(app, name), 'utf8');
      return typeof optimizeDocument(parseDocument(html), files) === 'string';
    };
    expect(documents.filter((name) => !isOptimized(name))).toEqual([]);
  });

  test('the scripts call only functions of the oldest supported browsers', () => {
    const { polyfillFiles } = JSON.parse(readFileSync(path.join(build, 'build-manifest.json'), 'utf8'));
    const scripts = readdirSync(path.join(build, 'static'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js') && !polyfillFiles.includes(`static/${name}`))
      .map((name) => readFileSync(path.join(build, 'static', name), 'utf8'))
      .concat(...ourScripts);
    expect(TOO_NEW_CALLS.filter((call) => scripts.some((code) => code.includes(call)))).toEqual([]);
  });

  test('document/inline-styles.ts: a style sheet has relative URLs and the rules that a page uses', () => {
    const sheets = elementsOf(sample, 'link').filter(({ attributes }) => attributes.rel === 'stylesheet');
    const css = sheets.map(({ attributes: { href = '' } }) => files(href)).join('');
    expect(css.match(/url\(\.\.\/media\/[^)]+\.woff2\)/g)).toHaveLength(2);
    expect(css).not.toMatch(/url\((?!\.\.\/media\/|"data:)/);
    const rules = pickUsedRules(css, sample.classes);
    expect(rules.length).toBeGreaterThan(pickUsedRules(css, new Set()).length);
    expect(rules.length).toBeLessThan(css.length / 1.5);
  });

  test('document/built-files.ts: a script of the page is a file of the build', () => {
    const [script = ''] = elementsOf(sample, 'script').flatMap(({ attributes: { src } }) => src ?? []);
    expect(files(script)).toBeTruthy();
  });

  test('cache/file-system-cache.ts: an entry is a page with its data and segments', async () => {
    expect(await cache.get(key, GET_CONTEXT)).toMatchObject({
      value: {
        kind: 'APP_PAGE',
        html: expect.any(String),
        rscData: expect.any(Buffer),
        segmentData: expect.any(Map),
      },
    });
  });

  test('cache/cache-entry.ts: an entry has tags', async () => {
    const entry = await cache.get(key, GET_CONTEXT);
    expect(entry && tagsOf(entry, GET_CONTEXT)).toContain('_N_T_/layout');
  });

  test('cache/tags.ts: Next keeps times of revalidation in a map', () => {
    expect(nextTags).toBeInstanceOf(Map);
  });

  test('requests.ts: every header of Next’s client router is listed', () => {
    expect(routerHeaders.FLIGHT_HEADERS.filter((name) => !isInternalHeader(name))).toEqual([]);
  });

  test('server/page-renderer.ts: UNCACHED_PATHS matches every page that is not in the cache', () => {
    const read = (name: string) => JSON.parse(readFileSync(path.join(build, name), 'utf8'));
    const { routes, dynamicRoutes } = read('prerender-manifest.json');
    const pages = Object.entries<string>(read('app-path-routes-manifest.json'))
      .filter(([file, route]) => file.endsWith('/page') && !route.startsWith('/_'))
      .map(([, route]) => route);
    const isCached = (route: string) => route in routes || route in dynamicRoutes;
    const isUncached = (route: string) => isRenderedPerRequest(route.replaceAll(/\[\w+\]/g, 'x'));
    expect(pages.filter((route) => isUncached(route) || isInternalPage(route))).toEqual(
      pages.filter((route) => !isCached(route)),
    );
  });

  test('build-output.ts: the folder of cached data exists', () => {
    expect(existsSync(path.dirname(buildPaths(buildDir).fetchCache))).toBe(true);
  });
});

describe('a server', () => {
  let site: Server | undefined;
  let contentful: FakeContentful | undefined;
  let url = '';
  let startedAt = 0;
  const data = mkdtempDisposableSync(path.join(tmpdir(), 'contract-'));
  /** A copy of the build outside of the project, so that the server finds no project files, and a link to the copy. */
  const folder = path.join(data.path, 'builds/one');
  const current = path.join(data.path, 'builds/current');
  const cached = buildPaths(path.join(folder, buildDir)).fetchCache;
  const database = { LEADS_DATABASE_URL: `file:${path.join(data.path, 'leads.db')}` };
  const secret = 'a-secret-of-exactly-sixty-four-characters-for-signed-webhooks-01';

  beforeAll(async () => {
    contentful = await startContentful();
    contentful.command({ do: 'reset', samples: true });
    copySite(folder);
    startedAt = Date.now();
    symlinkSync('one', current);
    const settings = {
      ...database,
      REVALIDATE_SECRET: secret,
      CONTENTFUL_SPACE_ID: 'fake-space',
      CONTENTFUL_ACCESS_TOKEN: tokens.delivery,
      CONTENTFUL_HOST: contentful.url,
    };
    site = await startSite(settings, { folder: current, cwd: data.path });
    writeFileSync(path.join(folder, 'server.pid'), String(site.process.pid));
    url = site.url;
  });

  afterAll(async () => {
    await site?.stop();
    await contentful?.close();
    data.remove();
  }, 20_000);

  test('a response has its cache state (responses.ts)', async () => {
    const { headers } = await fetch(`${url}${SAMPLE}`);
    expect(headers.get('x-nextjs-cache')).toMatch(/^(HIT|STALE)$/);
  });

  test('a static page may be cached for a year, which the server shortens (responses.ts)', async () => {
    const { headers } = await fetch(`${url}/team`);
    expect(headers.get('cache-control')).toBe('s-maxage=300, stale-while-revalidate=31535700');
  });

  test('a visitor with the current page gets a 304 (cache/cache-handler.ts)', async () => {
    const etag = (await fetch(`${url}/team`)).headers.get('etag') ?? '';
    const again = await fetch(`${url}/team`, { headers: { 'if-none-match': etag, 'cache-control': '' } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect(etag).toMatch(/^W\//);
  });

  test('draft mode sets a cookie (requests.ts, deploy/nginx)', async () => {
    const slug = article.slice('/blog/'.length);
    const { headers } = await fetch(`${url}/api/draft?secret=${secret}&slug=${slug}`, { redirect: 'manual' });
    expect(headers.get('set-cookie')).toContain(`__prerender_bypass=${readDraftKey(build)};`);
  });

  test('a page is the same for every first visitor (requests.ts)', async () => {
    const visit = async (name: string, headers: Record<string, string> = {}) =>
      (await (await fetch(`${url}/blog/${name}`, { headers })).text()).replaceAll(name, '');
    const page = await visit('asked-for-by-a-visitor');
    expect(await visit('asked-for-by-a-bot', { 'user-agent': 'Twitterbot/1.0' })).toEqual(page);
    expect(await visit('asked-for-by-a-guess', { cookie: guessedDraftCookie })).toEqual(page);
  });

  const webhook = (type: string, id: string, event: string) =>
    fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'x-contentful-topic': `ContentManagement.${type}.${event}`,
      },
      body: JSON.stringify({ sys: { id } }),
    });

  test('a page is regenerated if the last of its 200 tags is revalidated (page-tags.ts)', async () => {
    const pictures = Array.from({ length: 200 }, (_, n) => `picture-${n}`);
    for (const id of pictures) contentful?.command({ do: 'picture', id });
    const target = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } });
    const content = pictures.map((id) => ({
      ...{ nodeType: 'embedded-asset-block', data: { target: target(id) } },
      content: [],
    }));
    const fields = { title: 'Tagged', slug: 'tagged', content1: { nodeType: 'document', data: {}, content } };
    const page = async () => {
      const { status, headers } = await fetch(`${url}/blog/tagged`);
      return { status, cache: headers.get('x-nextjs-cache') };
    };
    contentful?.command({ do: 'publish', entry: { id: 'tagged', fields } });
    await webhook('Entry', 'tagged', 'publish');
    expect((await page()).status).toBe(200);
    expect(await page()).toEqual({ status: 200, cache: 'HIT' });
    // The page does not show this picture.
    await webhook('Asset', 'picture-200', 'publish');
    expect((await page()).cache).toBe('HIT');
    await webhook('Asset', 'picture-199', 'publish');
    expect(await page()).toEqual({ status: 200, cache: 'STALE' });
    await expect.poll(page).toEqual({ status: 200, cache: 'HIT' });

    // Changing the tags of a page leaves no extra file in the folder of cached data.
    const files = readdirSync(cached);
    fields.content1.content.pop();
    contentful?.command({ do: 'publish', entry: { id: 'tagged', fields } });
    await webhook('Entry', 'tagged', 'publish');
    await expect.poll(page).toEqual({ status: 200, cache: 'HIT' });
    expect(readdirSync(cached)).toEqual(files);
  });

  test.each(['GET', 'HEAD'])(
    '%s of a private page without its key gets the page of an unknown address (requests.ts, render-page.ts)',
    async (method) => {
      const unknown = await fetch(`${url}/no-such-page`, { method });
      const page = await unknown.text();
      const ofLeads = ['/book-a-time', '/office', '/partner/analysis'].map(
        (pages) => `${pages}/SO-AAAA-AAAA`,
      );
      for (const path of [
        ...ofLeads,
        '/office/SO-AAAA-AAAA/analysis',
        '/office',
        '/problem',
        '/form-problem',
      ]) {
        const response = await fetch(`${url}${path}?key=wrong`, { method });
        expect([response.status, await response.text()]).toEqual([404, page]);
        const policy = 'content-security-policy';
        expect(response.headers.get(policy)).toBe(unknown.headers.get(policy));
      }
    },
  );

  test('an unknown address has a title and one robots tag (app/404/layout.tsx)', async () => {
    const html = await (await fetch(`${url}/no-such-page`)).text();
    expect(html.match(/<title>[^<]*/g)).toEqual([expect.stringMatching(/^<title>Page not found/)]);
    expect(html.match(/<meta name="robots"[^>]*>/g)).toHaveLength(1);
  });

  test.each<[string, string, Record<string, string>, number, Record<string, string | null>]>([
    ['a missing script', '/_next/static/chunks/none.js', {}, 404, { 'cache-control': 'no-store' }],
    [
      'a range past the end',
      '/video/hero.mp4',
      { range: 'bytes=99999999-' },
      416,
      { 'content-type': 'video/mp4', 'content-length': '21' },
    ],
    ['a range of a video', '/video/hero.mp4', { range: 'bytes=0-99' }, 206, { 'content-length': '100' }],
    [
      'a range of a picture',
      '/images/placeholder.svg',
      { range: 'bytes=0-99', 'accept-encoding': 'gzip' },
      206,
      { 'content-length': '100', 'content-encoding': null },
    ],
    ['a precondition', '/video/hero.mp4', { 'if-match': '"other"' }, 200, {}],
    [
      'an old date as a precondition',
      '/images/placeholder.svg',
      { 'if-unmodified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' },
      200,
      {},
    ],
    ['a feed', '/feed.xml', { 'accept-encoding': 'gzip' }, 200, { 'content-encoding': 'gzip' }],
  ])('the response to %s follows HTTP (policy-response.ts)', async (_, path, headers, status, sent) => {
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    const named = Object.keys(sent).map((name) => [name, response.headers.get(name)]);
    expect([response.status, Object.fromEntries(named)]).toEqual([status, sent]);
  });

  test('the server writes only pages and cached data into the build (deploy/sea-oat-stays@.service)', () => {
    const dir = path.join(folder, buildDir);
    const written = readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .filter((file) => statSync(file).mtimeMs > startedAt)
      .map((file) => path.relative(dir, file).split(path.sep).slice(0, 2).join('/'));
    expect([...new Set(written)].toSorted()).toEqual(['cache/fetch-cache', 'server/route-cache']);
  });

  test('no page has an unknown shape (cache/cache-handler.ts)', async () => {
    const visited = ['', 'partner', 'blog', 'search', 'portal', 'no-such-page', 'blog/no-such-post'];
    for (const path of visited) await fetch(`${url}/${path}`);
    expect(site?.output()).not.toContain('Next writes something unknown');
  });

  test('a link preview has its picture and fonts (output: standalone)', async () => {
    const { status, headers } = await fetch(`${url}/og/about.jpg`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('the commands run next to a server, and need only Node', () => {
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: data.path,
        env: { ...database, NODE_ENV: 'production' },
        encoding: 'utf8',
      });
    expect(run(path.join(current, 'leads.js'), 'list')).toBe('0 leads.\n');
    expect(JSON.parse(run(path.join(current, 'contentful.js'), 'model'))).toHaveProperty('contentTypes');
  });

  test('the folder holds only what runs: no sources, compilers, source maps or settings', () => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const others = /\.(tsx?|map|nft\.json)$|(^|\/)\.env|@next\/swc|node_modules\/(typescript|tsx|esbuild)\//;
    expect(names.filter((name) => others.test(name))).toEqual([]);
    expect(
      readdirSync(path.join(folder, 'node_modules/@img')).filter((name) => name.startsWith('sharp')),
    ).toHaveLength(2);
  });

  test('a running server writes nothing into a newer build', async () => {
    const newer = path.join(data.path, 'builds/two');
    mkdirSync(newer);
    switchTo(newer, current);
    const fields = { title: 'Later', slug: 'later', content1: 'Words.' };
    contentful?.command({ do: 'publish', entry: { id: 'later', fields } });
    await webhook('Entry', 'later', 'publish');
    expect((await fetch(`${url}/blog/later`)).status).toBe(200);
    const written = () =>
      readdirSync(path.join(folder, buildDir, 'server'), { recursive: true, encoding: 'utf8' });
    await expect.poll(() => written().some((name) => name.endsWith('/later.html'))).toBe(true);
    expect(readdirSync(newer)).toEqual([]);
  });
});
