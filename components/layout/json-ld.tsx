import { buildGraph, type PageData } from '@/lib/seo/graph';

export function JsonLd(page: PageData) {
  // A title containing "</script>" would otherwise end the tag early.
  const json = JSON.stringify(buildGraph(page)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by us, with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
