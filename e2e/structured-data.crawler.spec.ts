import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import { z } from 'zod';
import { type Crawled, graphOf, plain, test } from './support/crawl';
import { article } from './support/pages';

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

test('each page publishes what search engines look for on it', ({ crawled: { pages } }) => {
  const onEvery = ['Organization', 'WebSite'];
  for (const [path, ...types] of [
    ['/', 'LodgingBusiness'],
    ['/partner', 'BreadcrumbList', 'FAQPage'],
    ['/plans', 'BreadcrumbList', 'FAQPage', 'Service'],
    ['/vacation-rentals', 'BreadcrumbList', 'ItemList', 'LodgingBusiness'],
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

test('structured data says what the page shows', ({ crawled: { pages, indexable } }) => {
  for (const page of indexable) {
    const at = page.path;
    const words = wordsOf(page);
    const says = (part: string) => expect.soft(words, at).toContain(plain(part));
    const nodes = graphOf(page);
    expect.soft(nodes.length, at).toBeGreaterThan(0);
    const text = JSON.stringify(nodes);
    for (const property of forbiddenProperties) expect.soft(text, at).not.toContain(`"${property}"`);
    for (const node of nodes) {
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
