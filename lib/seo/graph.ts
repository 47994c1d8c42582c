import 'server-only';
import { company } from '@/content/company';
import type { Crumb } from './breadcrumbs';
import { breadcrumbList, nodeId, organization, website } from './structured-data';
import { absoluteUrl } from './urls';

interface Node {
  '@type': string;
  '@id'?: string;
}

export interface PageData {
  /** Breadcrumbs, ending with the page itself; the home page has none. */
  crumbs?: Crumb[];
  /** Set for pages about the company or how to reach it. */
  about?: { '@type': 'AboutPage' | 'ContactPage' | 'WebPage'; name: string; description: string };
  content?: Node[];
}

/** Gives every node of a page's JSON-LD an `@id`, so that nodes can refer to each other. */
export function buildGraph({ crumbs = [], about, content = [] }: PageData) {
  const { name, path } = crumbs.at(-1) ?? { name: company.name, path: '/' };
  const url = absoluteUrl(path);
  const trail = crumbs.length > 0 && { '@id': `${url}#breadcrumb-list`, ...breadcrumbList(crumbs) };
  const nodes = content.map((node) => ({ '@id': `${url}#${node['@type'].toLowerCase()}`, ...node }));
  // The node of the lodging business describes the company, so it is never the main content of a page.
  const main = nodes.filter((node) => node['@id'] !== nodeId.lodging);

  const page = {
    '@type': 'WebPage',
    name,
    inLanguage: 'en-US',
    ...(about && { ...about, about: { '@id': nodeId.organization } }),
    '@id': url,
    url,
    isPartOf: { '@id': nodeId.website },
    ...(trail && { breadcrumb: { '@id': trail['@id'] } }),
    ...(main.length > 0 && { mainEntity: main.map((node) => ({ '@id': node['@id'] })) }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [page, organization(), website(), ...(trail ? [trail] : []), ...nodes],
  };
}
