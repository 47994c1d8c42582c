import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { type Crawled, graphOf, plain, test } from './support/crawl';

const google = 'https://developers.google.com/search/docs/appearance';
const schema = 'https://schema.org';
const page: [source: string, properties: string] = [`${schema}/WebPage`, 'name url isPartOf inLanguage'];

/**
 * What search engines ask of a type: required and recommended properties, by Google's documentation where it has a
 * page for the type, else by schema.org's own. Only those that can be true for this site.
 */
const structuredDataRules: Record<string, [source: string, properties: string]> = {
  Organization: [
    `${google}/structured-data/organization`,
    'name url logo description telephone email address foundingDate sameAs',
  ],
  WebSite: [`${google}/site-names`, 'name url potentialAction publisher'],
  LodgingBusiness: [
    `${google}/structured-data/local-business`,
    'name address url telephone image priceRange openingHoursSpecification',
  ],
  BlogPosting: [
    `${google}/structured-data/article`,
    `headline image datePublished dateModified author publisher mainEntityOfPage description wordCount articleSection
      keywords isPartOf inLanguage`,
  ],
  BreadcrumbList: [`${google}/structured-data/breadcrumb`, 'itemListElement'],
  FAQPage: [`${google}/structured-data/faqpage`, 'mainEntity'],
  Service: [`${schema}/Service`, 'name serviceType description provider areaServed offers url'],
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  Blog: [`${schema}/Blog`, 'name description url publisher blogPost'],
  ItemList: [`${google}/structured-data/carousel`, 'itemListElement'],
};

/** Claims that sample data must never make. */
const forbiddenProperties = ['aggregateRating', 'review', 'starRating'];

const text = z.string();
const named = z.object({ name: text });

/** What is said of each type on the page too, and so must be there in this shape. */
const shown = {
  Organization: named.extend({ email: text, telephone: text, address: z.object({ streetAddress: text }) }),
  BreadcrumbList: z.object({ itemListElement: z.array(named) }),
  FAQPage: z.object({ mainEntity: z.array(named.extend({ acceptedAnswer: z.object({ text }) })) }),
  Service: z.object({
    offers: z.array(z.object({ priceSpecification: z.object({ price: z.number() }) })),
  }),
  BlogPosting: z.object({
    headline: text,
    datePublished: z.iso.datetime({ offset: true }),
    dateModified: z.iso.datetime({ offset: true }),
    author: named.extend({ url: text }),
    articleSection: text,
  }),
  Blog: z.object({ blogPost: z.array(z.object({ headline: text })) }),
  ItemList: z.object({ itemListElement: z.array(z.union([named, z.object({ item: named })])) }),
};

/** What a reader of the page can read, folded parts included. */
function wordsOf({ html }: Crawled): string {
  const root = parse(html);
  for (const unseen of root.querySelectorAll('script, style')) unseen.remove();
  return plain(root.querySelector('body')?.text ?? '');
}

test('structured data is one connected graph with what each type needs', ({ crawled: { indexable } }) => {
  for (const page of indexable) {
    const nodes = graphOf(page);
    expect.soft(nodes.length, `${page.path}: structured data`).toBeGreaterThan(0);
    const text = JSON.stringify(nodes);
    for (const property of forbiddenProperties) expect.soft(text, page.path).not.toContain(`"${property}"`);
    for (const node of nodes) {
      const type = node['@type'];
      expect.soft(structuredDataRules, `${page.path}: rules for ${type}`).toHaveProperty(type);
      const [source, properties = ''] = structuredDataRules[type] ?? [];
      for (const property of properties.split(/\s+/).filter(Boolean))
        expect.soft(node[property], `${page.path}: ${type}.${property} (${source})`).toBeDefined();
    }
    const ids = new Set(nodes.flatMap((node) => node['@id'] ?? []));
    const named = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id);
    for (const id of named) expect.soft(ids.has(id), `${page.path}: ${id} is in the graph`).toBe(true);
  }
});

test('structured data says what the page shows', ({ crawled: { pages, indexable } }) => {
  for (const page of indexable) {
    const at = page.path;
    const words = wordsOf(page);
    const says = (part: string) => expect.soft(words, at).toContain(plain(part));
    for (const node of graphOf(page)) {
      switch (node['@type']) {
        case 'Organization': {
          const { name, email, telephone, address } = shown.Organization.parse(node);
          for (const part of [name, email, address.streetAddress]) says(part);
          expect.soft(words.replace(/\D/g, ''), at).toContain(telephone.replace('+1', ''));
          break;
        }
        case 'BreadcrumbList': {
          const crumbs = page.root.querySelectorAll('nav[aria-label="Breadcrumb"] li');
          const { itemListElement } = shown.BreadcrumbList.parse(node);
          expect
            .soft(
              itemListElement.map(({ name }) => plain(name)),
              at,
            )
            .toEqual(crumbs.map((crumb) => plain(crumb.text)));
          break;
        }
        case 'FAQPage':
          for (const { name, acceptedAnswer } of shown.FAQPage.parse(node).mainEntity) {
            says(name);
            says(acceptedAnswer.text);
          }
          break;
        case 'Service':
          for (const { priceSpecification } of shown.Service.parse(node).offers)
            says(`${priceSpecification.price}%`);
          break;
        case 'BlogPosting': {
          const { headline, author, articleSection } = shown.BlogPosting.parse(node);
          expect.soft(plain(page.root.querySelector('h1')?.text ?? ''), at).toBe(headline);
          says(author.name);
          says(articleSection);
          expect.soft(pages.has(new URL(author.url).pathname), at).toBe(true);
          break;
        }
        case 'Blog':
          for (const { headline } of shown.Blog.parse(node).blogPost) says(headline);
          break;
        case 'ItemList':
          for (const entry of shown.ItemList.parse(node).itemListElement)
            says('item' in entry ? entry.item.name : entry.name);
      }
    }
  }
});
