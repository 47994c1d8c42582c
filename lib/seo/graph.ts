import 'server-only';
import type { Thing } from 'schema-dts';
import { company } from '@/content/company';
import { nodeId, organization, website } from './structured-data';
import { absoluteUrl } from './urls';

/** A node as far as its connections go. */
interface Node {
  '@type': string;
  '@id'?: string;
  itemListElement?: unknown;
}

/** Nodes about us rather than about what stands on the page. */
const SELF = new Set(['Organization', 'WebSite', 'LodgingBusiness', 'BreadcrumbList']);
const PAGE = /^(Web|About|Contact)Page$/;

/**
 * The nodes of a page as one JSON-LD document whose nodes are all connected: every node has an `@id`, the page names
 * its trail and what it is mainly about, and belongs to the site, which the company publishes.
 */
export function graph(things: Thing[]): { '@context': 'https://schema.org'; '@graph': Thing[] } {
  // schema-dts also counts a bare name as a thing.
  const given = things.filter((thing) => typeof thing === 'object') as object[] as Node[];
  const self = [organization(), website()] as object[] as Node[];
  const missing = self.filter(({ '@type': type }) => !given.some((node) => node['@type'] === type));

  const page = given.find((node) => PAGE.test(node['@type']));
  const { item: url, name } = lastCrumb(given) ?? { item: absoluteUrl('/'), name: company.name };
  const nodes = [...given, ...missing].map((node) => ({ ...node, '@id': node['@id'] ?? idOf(node, url) }));
  const reference = (node: Node) => ({ '@id': node['@id'] ?? '' });
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList');
  const content = nodes.filter((node) => !SELF.has(node['@type']) && !PAGE.test(node['@type']));

  const connected = {
    '@type': 'WebPage',
    name,
    inLanguage: 'en-US',
    ...page,
    '@id': url,
    url,
    isPartOf: { '@id': nodeId.website },
    ...(trail && { breadcrumb: reference(trail) }),
    ...(content.length > 0 && { mainEntity: content.map(reference) }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [connected, ...nodes.filter((node) => !PAGE.test(node['@type']))] as object[] as Thing[],
  };
}

/** The end of the page's trail, which is the page itself; home has none. */
function lastCrumb(nodes: Node[]): { name: string; item: string } | undefined {
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList');
  return (trail?.itemListElement as { name: string; item: string }[] | undefined)?.at(-1);
}

/** "…/plans#faq-page" for the FAQPage of /plans. */
function idOf(node: Node, url: string): string {
  if (PAGE.test(node['@type'])) return url;
  return `${url}#${node['@type'].replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
}
