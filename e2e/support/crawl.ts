import { type APIRequestContext, test as base } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { z } from 'zod';
import { sites } from './sites';

export interface CrawledPage {
  path: string;
  status: number;
  html: string;
  root: HTMLElement;
  /** A page that links to this one. */
  from: string;
  /** Links within the site, with query and fragment. */
  links: string[];
}

/** Requests `/` and every page of the site that is linked from another. Records redirects, but doesn't follow them. */
async function crawl(request: APIRequestContext, site: string): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  /** Paths to visit, each with the page that links to it. Grows during the loop. */
  const found = new Map([['/', '']]);
  for (const [path, from] of found) {
    const response = await request.get(path, { maxRedirects: 0 });
    const isHtml = (response.headers()['content-type'] ?? '').includes('text/html');
    const html = isHtml ? await response.text() : '';
    const root = parse(html);
    const urls = root
      .querySelectorAll('a[href]')
      .map((link) => new URL(link.getAttribute('href') ?? '', `${site}${path}`))
      .filter((url) => url.origin === site && !url.pathname.startsWith('/api/'));
    const links = urls.map(({ pathname, search, hash }) => pathname + search + hash);
    pages.set(path, { path, status: response.status(), html, root, from, links });
    for (const { pathname } of urls) if (!found.has(pathname)) found.set(pathname, path);
  }
  return pages;
}

export function metaOf({ root }: CrawledPage, name: string): string | null {
  const element = root.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute('content') ?? null;
}

export const titleOf = ({ root }: CrawledPage) => root.querySelector('title')?.text ?? '';
export const isIndexable = (page: CrawledPage) =>
  page.status === 200 && page.html !== '' && !(metaOf(page, 'robots') ?? '').includes('noindex');

export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

const graph = z.object({
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.string().optional() })),
});

export const graphOf = ({ root }: CrawledPage) =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => graph.parse(JSON.parse(script.text))['@graph']);

export const test = base.extend<
  object,
  { crawled: { pages: Map<string, CrawledPage>; indexable: CrawledPage[] } }
>({
  crawled: [
    async ({ playwright }, use) => {
      const { url } = sites.plain;
      const request = await playwright.request.newContext({ baseURL: url });
      const pages = await crawl(request, url);
      await request.dispose();
      await use({ pages, indexable: [...pages.values()].filter(isIndexable) });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
