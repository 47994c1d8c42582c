import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { company } from '@/content/company';
import { rentals } from '@/content/rentals';
import { type CrawledPage, collapseSpaces, graphOf, test } from './support/crawl';
import { article } from './support/pages';

const date = z.iso.datetime({ offset: true });
const blogPosting = z.object({
  headline: z.string(),
  datePublished: date,
  dateModified: date,
  author: z.object({ url: z.string() }),
});

/** Properties that no page may have: the homes are samples, so nobody has rated them. */
const forbiddenProperties = ['aggregateRating', 'review', 'starRating'];

/** By type: the properties whose values must also be in the page's text. */
const textProperties: Record<string, string[]> = {
  Organization: ['email', 'streetAddress'],
  FAQPage: ['name', 'text'],
  BlogPosting: ['headline', 'articleSection', 'name'],
  Blog: ['headline'],
  // Leave out the homes' amenities, because a card in the list shows only some of them.
  ItemList: ['description'],
  VacationRental: ['name', 'description'],
};

/** Returns the values of `properties` in a node and in the nodes inside it. */
function valuesOf(node: unknown, properties: string[]): unknown[] {
  if (typeof node !== 'object' || !node) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    properties.includes(name) && typeof value !== 'object' ? [value] : valuesOf(value, properties),
  );
}

/** Returns the page's text, including the text inside closed `details` elements. */
function textOf({ html }: CrawledPage): string {
  const root = parse(html);
  for (const unseen of root.querySelectorAll('script, style')) unseen.remove();
  return collapseSpaces(root.querySelector('body')?.text ?? '');
}

test('each page has the types that search engines look for', ({ crawled: { pages } }) => {
  const onEvery = ['Organization', 'WebSite'];
  for (const [path, ...types] of [
    ['/', 'LodgingBusiness'],
    ['/partner', 'BreadcrumbList', 'FAQPage'],
    ['/plans', 'BreadcrumbList', 'FAQPage', 'Service'],
    ['/vacation-rentals', 'BreadcrumbList', 'ItemList', 'LodgingBusiness'],
    [`/vacation-rentals/${rentals[0]?.id}`, 'BreadcrumbList', 'VacationRental'],
    ['/blog', 'Blog', 'BreadcrumbList'],
    [article, 'BlogPosting', 'BreadcrumbList'],
  ]) {
    const page = pages.get(path ?? '');
    const nodes = page ? graphOf(page) : [];
    const found = nodes.map((node) => node['@type']);
    expect.soft(found, path).toEqual(expect.arrayContaining([...onEvery, ...types]));
    const search = JSON.stringify(nodes.find((node) => node['@type'] === 'WebSite')?.potentialAction);
    expect.soft(search, path).toContain('/vacation-rentals?q={search_term_string}');
  }
});

test('every page displays what its structured data claims', ({ crawled: { pages, indexable } }) => {
  for (const page of indexable) {
    const at = page.path;
    const words = textOf(page);
    const nodes = graphOf(page);
    expect.soft(nodes.length, at).toBeGreaterThan(0);
    const text = JSON.stringify(nodes);
    for (const property of forbiddenProperties) expect.soft(text, at).not.toContain(`"${property}"`);
    for (const node of nodes) {
      for (const value of valuesOf(node.itemListElement ?? node, textProperties[node['@type']] ?? []))
        expect.soft(words, at).toContain(collapseSpaces(String(value)));
      for (const number of valuesOf(node, ['telephone']))
        expect.soft(words.replace(/\D/g, ''), at).toContain(String(number).replace('+1', ''));
      const addresses = valuesOf(node.itemListElement, ['item', 'url']);
      expect.soft(new Set(addresses).size, `${at}: ${addresses}`).toBe(addresses.length);
      if (node['@type'] === 'Service')
        expect.soft(node.name, at).toBe(`${company.name} vacation rental management`);
      if (node['@type'] === 'Service')
        for (const price of valuesOf(node, ['price'])) expect.soft(words, at).toContain(`${price}%`);
      if (node['@type'] === 'BreadcrumbList') {
        const crumbs = page.root.querySelectorAll('nav[aria-label="Breadcrumb"] li');
        const names = valuesOf(node.itemListElement, ['name']).map((name) => collapseSpaces(String(name)));
        expect.soft(names, at).toEqual(crumbs.map((crumb) => collapseSpaces(crumb.text)));
      }
      if (node['@type'] === 'BlogPosting') {
        const { headline, author } = blogPosting.parse(node);
        expect.soft(collapseSpaces(page.root.querySelector('h1')?.text ?? ''), at).toBe(headline);
        expect.soft(pages.has(new URL(author.url).pathname), at).toBe(true);
      }
    }
  }
});
