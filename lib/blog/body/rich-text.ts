import type { Block, Document, Inline, Text } from '@contentful/rich-text-types';
import { BLOCKS, helpers, INLINES } from '@contentful/rich-text-types';
import { idOf } from '@/lib/blog/entry';
import { warnOnce } from '@/lib/blog/report';
import type { Outline } from './headings';

type Node = Document | Block | Inline | Text;

/** The level of a heading (1 to 6), or 0 for other nodes. */
const levelOf = ({ nodeType }: Node) => Number(/^heading-([1-6])$/.exec(nodeType)?.[1] ?? 0);

/** The text of a rich-text node, optionally without headings. */
export function richTextText(node: Node, { headings }: { headings: boolean }): string {
  if (helpers.isText(node)) return node.value;
  const level = levelOf(node);
  if (!headings && level) return '';
  const between = helpers.isInline(node) || level || node.nodeType === BLOCKS.PARAGRAPH ? '' : ' ';
  return (node.content ?? []).map((child) => richTextText(child, { headings })).join(between);
}

/** The nodes that components render. Others are dropped, such as embedded entries of other spaces. */
const KNOWN = new Set<string>([...Object.values(BLOCKS), ...Object.values(INLINES), 'text']).difference(
  new Set<string>([BLOCKS.EMBEDDED_RESOURCE, INLINES.EMBEDDED_RESOURCE]),
);

function isKnown({ nodeType }: Node): boolean {
  const known = KNOWN.has(nodeType);
  if (!known) warnOnce(`Rich text has a "${nodeType}" node, which is skipped: no component renders it.`);
  return known;
}

/** The document with headings that continue the page's outline, their ids in `data.id`. */
export function outlined(document: Document, outline: Outline): Document {
  const visit = <T extends Node>(node: T): T => {
    if (helpers.isText(node)) return node;
    const level = levelOf(node);
    if (level) {
      const words = richTextText(node, { headings: true }).trim();
      // Screen readers would announce an empty heading.
      if (!words) return { ...node, nodeType: BLOCKS.PARAGRAPH };
      const heading = outline.add(level, words);
      return { ...node, nodeType: `heading-${heading.level}`, data: { ...node.data, id: heading.id } };
    }
    const content = (node.content as Node[]).filter(isKnown).map(visit);
    return { ...node, content };
  };
  return visit(document);
}

/** The ids of the entries and assets that a rich text embeds or links to. */
export function mentionsOf(node: Node, found = { entries: new Set<string>(), assets: new Set<string>() }) {
  const target = 'data' in node ? (node.data as { target?: { fields?: unknown } }).target : undefined;
  if (target?.fields) {
    const isAsset = node.nodeType === BLOCKS.EMBEDDED_ASSET || node.nodeType === INLINES.ASSET_HYPERLINK;
    (isAsset ? found.assets : found.entries).add(idOf(target));
  }
  if ('content' in node) for (const child of node.content) mentionsOf(child, found);
  return found;
}
