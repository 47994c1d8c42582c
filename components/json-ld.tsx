import type { Thing } from 'schema-dts';
import { graph } from '@/lib/seo/graph';

/** The page's structured data: one script, one graph. */
export function JsonLd({ nodes }: { nodes: Thing[] }) {
  // A title containing "</script>" would otherwise end the tag early.
  const json = JSON.stringify(graph(nodes)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by us, with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
