import { expect, test } from 'vitest';
import { trail } from './breadcrumbs';
import { graph } from './graph';
import { breadcrumbList, faqPage, lodgingBusiness, organization, website } from './structured-data';

const site = 'http://localhost:3000';
const nodesOf = (...things: Parameters<typeof graph>[0]) =>
  graph(things)['@graph'] as object[] as Record<string, unknown>[];

test('the nodes of a page are connected to the page, the page to the site, the site to the company', () => {
  const nodes = nodesOf(
    breadcrumbList(trail({ name: 'Contact Us', path: '/contact' })),
    faqPage([{ question: 'When?', answer: 'Now.' }]),
  );
  const [page] = nodes;
  expect(page).toMatchObject({
    '@type': 'WebPage',
    '@id': `${site}/contact`,
    name: 'Contact Us',
    isPartOf: { '@id': `${site}/#website` },
    breadcrumb: { '@id': `${site}/contact#breadcrumb-list` },
    mainEntity: [{ '@id': `${site}/contact#faqpage` }],
  });
  const ids = nodes.map((node) => node['@id']);
  expect(new Set(ids).size).toBe(nodes.length);
  for (const [, id] of JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
});

test('the home page is the page without a trail, and nothing is said twice', () => {
  const nodes = nodesOf(organization(), website(), lodgingBusiness());
  expect(nodes.map((node) => node['@type'])).toEqual([
    'WebPage',
    'Organization',
    'WebSite',
    'LodgingBusiness',
  ]);
  expect(nodes[0]?.['@id']).toBe(`${site}/`);
});
