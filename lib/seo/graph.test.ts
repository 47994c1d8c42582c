import { expect, test } from 'vitest';
import { trail } from './breadcrumbs';
import { buildGraph, type PageData } from './graph';
import { faqPage, lodgingBusiness } from './structured-data';

const site = 'http://localhost:3000';
const nodesOf = (page: PageData) => buildGraph(page)['@graph'] as unknown[] as Record<string, unknown>[];

test('all nodes of a page are connected', () => {
  const nodes = nodesOf({
    crumbs: trail('/contact'),
    content: [faqPage([{ question: 'When?', answer: 'Now.' }])],
  });
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

test('the home page has no breadcrumbs and no duplicate nodes', () => {
  const nodes = nodesOf({ content: [lodgingBusiness('$275 - $450 per night')] });
  expect(nodes.map((node) => node['@type'])).toEqual([
    'WebPage',
    'Organization',
    'WebSite',
    'LodgingBusiness',
  ]);
  expect(nodes[0]?.['@id']).toBe(`${site}/`);
});
