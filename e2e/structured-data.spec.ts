import { parse } from 'node-html-parser';
import { type Crawled, graphOf, plain, test } from './support/crawl';
import { forbiddenProperties, structuredDataRules } from './support/structured-data-rules';
import { expect } from './support/test';

// What a crawler reads is the same on every screen.
test.skip(({ isMobile }) => isMobile);

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
      const rules = structuredDataRules[node['@type']];
      expect.soft(rules, `${page.path}: rules for ${node['@type']}`).toBeDefined();
      for (const property of rules?.properties ?? [])
        expect
          .soft(node[property], `${page.path}: ${node['@type']}.${property} (${rules?.source})`)
          .toBeDefined();
    }
    const ids = new Set(nodes.flatMap((node) => node['@id'] ?? []));
    const named = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id);
    for (const id of named) expect.soft(ids.has(id), `${page.path}: ${id} is in the graph`).toBe(true);
  }
});

test('structured data says what the page shows', ({ crawled: { pages, indexable } }) => {
  const dated = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
  for (const page of indexable) {
    const at = page.path;
    const shown = wordsOf(page);
    const says = (words: string) => expect.soft(shown, at).toContain(plain(words));
    for (const node of graphOf(page)) {
      if (node['@type'] === 'Organization') {
        says(node.name);
        says(node.email);
        says(node.address.streetAddress);
        expect.soft(shown.replace(/\D/g, ''), at).toContain(node.telephone.replace('+1', ''));
      }
      if (node['@type'] === 'BreadcrumbList') {
        const crumbs = page.root
          .querySelectorAll('nav[aria-label="Breadcrumb"] li')
          .map(({ text }) => plain(text));
        expect
          .soft(
            node.itemListElement.map(({ name }: { name: string }) => plain(name)),
            at,
          )
          .toEqual(crumbs);
      }
      if (node['@type'] === 'FAQPage')
        for (const { name, acceptedAnswer } of node.mainEntity) {
          says(name);
          says(acceptedAnswer.text);
        }
      if (node['@type'] === 'Service')
        for (const offer of node.offers) says(`${offer.priceSpecification.price}%`);
      if (node['@type'] === 'BlogPosting') {
        expect.soft(plain(page.root.querySelector('h1')?.text ?? ''), at).toBe(node.headline);
        expect.soft(node.datePublished, at).toMatch(dated);
        expect.soft(node.dateModified, at).toMatch(dated);
        says(node.author.name);
        says(node.articleSection);
        expect.soft(pages.has(new URL(node.author.url).pathname), at).toBe(true);
      }
      if (node['@type'] === 'Blog') for (const { headline } of node.blogPost) says(headline);
      if (node['@type'] === 'ItemList')
        for (const { name, item } of node.itemListElement) says(name ?? item.name);
    }
  }
});
