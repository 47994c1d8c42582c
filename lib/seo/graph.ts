import 'server-only';
import { company } from '@/content/company';
import type { Crumb } from './breadcrumbs';
import { breadcrumbList, nodeId, organization, website } from './structured-data';
import { absoluteUrl } from './urls';

/** A node as far as its connections go. */
interface Node {
  '@type': string;
  '@id'?: string;
}

/** What a page says of itself. */
export interface PageData {
  /** Its trail, the page itself at the end; home has none. */
  crumbs?: Crumb[];
  /** Given where the page is about the company, or the way to reach it. */
  about?: { '@type': 'AboutPage' | 'ContactPage' | 'WebPage'; name: string; description: string };
  /** What stands on the page. */
  content?: Node[];
}

/** A page as one JSON-LD document whose nodes are all connected: each has an `@id` by which another one names it. */
export function graph({ crumbs = [], about, content = [] }: PageData) {
  const { name, path } = crumbs.at(-1) ?? { name: company.name, path: '/' };
  const url = absoluteUrl(path);
  const trail = crumbs.length > 0 && { '@id': `${url}#breadcrumb-list`, ...breadcrumbList(crumbs) };
  const nodes = content.map((node) => ({ '@id': `${url}#${node['@type'].toLowerCase()}`, ...node }));
  // The business is about us rather than about what stands on the page.
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
