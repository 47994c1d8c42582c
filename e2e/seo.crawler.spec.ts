import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { categories } from '@/content/categories';
import { company } from '@/content/company';
import { findPage } from '@/content/pages';
import { regionPaths, regions } from '@/content/regions';
import { commandPath } from '@/lib/platform/testing/commands';
import { findForeignWords } from '@/scripts/lib/sample-words.mjs';
import { collapseSpaces, isIndexable, metaOf, test, titleOf } from './support/crawl';
import { article } from './support/pages';
import { sites } from './support/sites';

const site = sites.plain.url;
const samplePaths = [article, `/blog/category/${categories[0].slug}`, regionPaths[0]];
const TITLE_SUFFIX = ` | ${company.name}`;
/** Errors that the HTML checker reports only because it is older than the CSS feature. The CSS is valid. */
const NEW_CSS_ERRORS = new RegExp(
  `error: CSS: (${[
    String.raw`.*Property “[a-z-]+” doesn't exist\.`,
    'Unrecognized at-rule “@property”',
    String.raw`.* “anchor\(\w+\)” is not a .*`,
  ].join('|')})$`,
);

const findDuplicates = (values: string[]) => values.filter((value, place) => values.indexOf(value) !== place);

test('every link within the site leads to a page', ({ crawled: { pages } }) => {
  const broken = [...pages.values()].filter(({ status }) => status !== 200);
  expect(broken.map(({ path, status, from }) => `${path} (${status}) on ${from}`)).toEqual([]);
  expect(pages.size).toBeGreaterThan(30);
});

// `npm run check` reads the sources; this also finds text that is put together, or comes from elsewhere.
test('no page, feed or list names the sample company once it is another’s site', async ({
  crawled: { pages },
  request,
}) => {
  const texts = new Map([...pages.values()].map(({ path: at, html }) => [at, html]));
  for (const at of ['/feed.xml', '/feed.json', '/llms.txt', '/manifest.webmanifest', '/static-sitemap.xml'])
    texts.set(at, await (await request.get(site + at)).text());
  const found = [...texts].map(([at, text]) => `${at}: ${findForeignWords(text)}`);
  expect(found.filter((line) => !line.endsWith(': '))).toEqual([]);
});

test('every anchor exists on its page', ({ crawled: { pages } }) => {
  const broken = [...pages.values()].flatMap(({ path: from, links }) =>
    links.flatMap((link) => {
      const { pathname, hash } = new URL(link, site);
      const id = decodeURIComponent(hash.slice(1));
      if (!id || id === 'top' || pages.get(pathname)?.root.getElementById(id)) return [];
      return `${link} on ${from}`;
    }),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test('no breadcrumbs, menu or other list of links contains a URL twice', ({ crawled: { pages } }) => {
  for (const { path: at, root } of pages.values())
    for (const list of root.querySelectorAll('ul, ol, details')) {
      // Skip articles, because editors may repeat links in them, and lists that contain other lists.
      if (list.closest('[data-article-body]') || list.querySelector('ul, ol, details')) continue;
      const entries = list.tagName === 'DETAILS' ? list.querySelectorAll('a') : list.querySelectorAll('li');
      // Count a URL once per entry, because an entry's picture and title may have the same link.
      const addresses = entries.flatMap((entry) => [
        ...new Set(
          [entry, ...entry.querySelectorAll('a')].flatMap((link) => link.getAttribute('href') ?? []),
        ),
      ]);
      expect
        .soft(
          findDuplicates(addresses.filter((address) => !/^https?:/.test(address))),
          `${at}: ${collapseSpaces(list.text).slice(0, 60)}`,
        )
        .toEqual([]);
    }
});

test('every page has unique metadata', ({ crawled: { indexable } }) => {
  for (const page of indexable) {
    const { path: at, root } = page;
    const title = titleOf(page);
    expect.soft(title.endsWith(TITLE_SUFFIX), `${at}: "${title}" ends with the brand`).toBe(true);
    // Don't count the brand, which may be long: search engines may cut it off there.
    expect.soft(title.length - TITLE_SUFFIX.length, `${at}: length of "${title}"`).toBeLessThanOrEqual(60);
    const description = metaOf(page, 'description') ?? '';
    expect.soft(description.length, `${at}: "${description}"`).toBeGreaterThan(40);
    expect.soft(description.length, `${at}: "${description}"`).toBeLessThanOrEqual(160);
    expect.soft(metaOf(page, 'keywords'), `${at}: keywords`).toBeTruthy();
    const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
    // Parse the URL, because the home page's canonical URL may have no slash at its end.
    expect.soft(canonical && new URL(canonical).href, `${at}: canonical`).toBe(`${site}${at}`);
    expect.soft(root.querySelectorAll('h1').length, `${at}: h1`).toBe(1);
    for (const name of [
      ...['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'],
      ...['twitter:card', 'theme-color'],
    ])
      expect.soft(metaOf(page, name), `${at}: ${name}`).toBeTruthy();
    expect.soft(root.querySelector('link[rel="manifest"]'), `${at}: manifest`).not.toBeNull();
    expect.soft(root.querySelector('link[rel="icon"]'), `${at}: icon`).not.toBeNull();
    expect.soft(root.querySelector('link[hreflang]'), `${at}: hreflang`).toBeNull();
  }
  expect(findDuplicates(indexable.map(titleOf))).toEqual([]);
  expect(findDuplicates(indexable.map((page) => metaOf(page, 'description') ?? ''))).toEqual([]);
  expect(findDuplicates(indexable.map((page) => metaOf(page, 'og:image') ?? ''))).toEqual([]);
});

test('the titles of pages for owners contain the words they search for', ({ crawled: { pages } }) => {
  for (const [path, words] of [
    ['/partner', 'Vacation Rental Management'],
    ...regions.map(({ id, name }) => [`/partner/${id}`, `${name} Vacation Rental Management`] as const),
    ['/plans', 'Vacation Rental Management Fees and Plans'],
  ] as const) {
    const page = pages.get(path);
    expect(page && titleOf(page), path).toContain(words);
  }
});

test('the footer has the copyright years from our launch to the build', ({ crawled: { pages } }) => {
  const years = new RegExp(`© ${company.launchYear}–\\d{4} ${company.name}`);
  expect(pages.get('/about')?.root.querySelector('footer')?.text).toMatch(years);
});

const xml = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) });

test('the sitemaps list every page that a crawler reaches, except for noindex pages', async ({
  request,
  crawled: { pages, indexable },
}) => {
  const read = async (url: string) => {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    return xml.parse(await response.text());
  };
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
  expect(robots).not.toContain('thank-you');

  const { sitemapindex } = await read('/sitemap.xml');
  const parts: string[] = sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc);
  expect(parts).toContain(`${site}/server-sitemap.xml`);
  const urls: { loc: string; lastmod?: string }[] = [];
  for (const part of parts) urls.push(...(await read(part)).urlset.url);

  expect(findDuplicates(urls.map(({ loc }) => loc))).toEqual([]);
  expect(urls.map(({ loc }) => loc).sort()).toEqual(indexable.map(({ path: at }) => `${site}${at}`).sort());
  for (const { loc, lastmod } of urls)
    if (lastmod) expect(new Date(lastmod).getTime(), loc).toBeLessThan(Date.now());
  for (const page of pages.values())
    if (page.html) expect(Boolean(findPage(page.path)?.isHidden), page.path).toBe(!isIndexable(page));
});

test('pages link to the feeds, which return 304 if nothing has changed', async ({
  request,
  crawled: { pages },
}) => {
  const blog = pages.get('/blog');
  const announced = blog?.root
    .querySelectorAll('link[rel="alternate"]')
    .map((link) => link.getAttribute('href'));
  expect(announced).toEqual([`${site}/feed.xml`, `${site}/atom.xml`, `${site}/feed.json`]);

  for (const url of announced ?? []) {
    const first = await request.get(url ?? '');
    expect(first.status()).toBe(200);
    const { etag = '', 'last-modified': modified = '' } = first.headers();
    const revalidated = await request.get(url ?? '', { headers: { 'If-None-Match': etag } });
    expect(revalidated.status(), `${etag}, ${modified}; now ${revalidated.headers().etag}`).toBe(304);
    expect((await request.get(url ?? '', { headers: { 'If-Modified-Since': modified } })).status()).toBe(304);
  }
});

test('every article links to its Markdown, whose canonical URL is the page', async ({
  request,
  crawled: { indexable },
}) => {
  const map = await (await request.get('/llms.txt')).text();
  const articles = indexable.filter(({ path: at }) => /^\/blog\/[^/]+$/.test(at));
  for (const { path: at, root } of articles) {
    expect(map).toContain(`${site}${at}.md`);
    const twin = root.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href');
    expect(twin).toBe(`${site}${at}.md`);
  }
  const [first] = articles;
  const response = await request.get(`${first?.path}.md`);
  expect(response.headers()['content-type']).toContain('text/markdown');
  expect(response.headers().link).toBe(`<${site}${first?.path}>; rel="canonical"`);
  expect((await request.get('/blog/no-such-article.md')).status()).toBe(404);
});

test('every page passes the Nu HTML checker', async ({ request, crawled: { pages } }) => {
  const folder = path.resolve('test-results/pages');
  mkdirSync(folder, { recursive: true });
  const unlinked = ['/search', '/thank-you', '/marketing/thank-you', '/nowhere', '/blog/nowhere'];
  // Check only one article, one category and one region, because the others have the same markup.
  const isAlike = (at: string) =>
    regionPaths.some((path) => path === at) || /^\/blog\/([^/]+|category\/[^/]+)$/.test(at);
  const documents = [...pages.values()].filter(
    ({ path: at, html }) => html !== '' && (!isAlike(at) || samplePaths.includes(at)),
  );
  const others = await Promise.all(
    unlinked.map(async (at) => ({ path: at, html: await (await request.get(at)).text() })),
  );
  const files = [...documents, ...others].map(({ path: at, html }, place) => {
    const file = path.join(folder, `${place}${at.replaceAll('/', '_')}.html`);
    writeFileSync(file, html);
    return file;
  });
  const { stderr } = spawnSync(
    commandPath('java'),
    [
      '-Xmx512m',
      '-jar',
      'node_modules/vnu-jar/build/dist/vnu.jar',
      '--errors-only',
      '--format',
      'gnu',
      ...files,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(
    stderr
      .replaceAll(folder, '')
      .split('\n')
      .filter((line) => line && !line.startsWith('Picked up'))
      .filter((line) => !NEW_CSS_ERRORS.test(line)),
  ).toEqual([]);
});
