import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { assetFields, cleanText } from '@/lib/blog/asset';
import { idOf } from '@/lib/blog/entry';
import type { Report } from '@/lib/blog/findings';
import { toPhoto } from '@/lib/blog/photo';
import type { PostLink } from '@/lib/blog/post';
import { isRecord } from '@/lib/platform/unknown-values';
import { linkTo, newTab } from './links';
import { fileAt, fileNode, pictureNode } from './media';
import type { Context } from './sanitize';
import { element, isElement, type Node } from './tree';

interface RichNode {
  nodeType: string;
  data: Record<string, unknown>;
  content: RichNode[];
  value?: string;
  marks?: { type: string }[];
}

/** Far above any author's needs: recursion would overflow the stack. */
const MAX_DEPTH = 100;

/** The nodes that the renderer shows. Others are dropped, such as embedded entries of other spaces. */
const known = new Set<unknown>([...Object.values(BLOCKS), ...Object.values(INLINES), 'text']).difference(
  new Set([BLOCKS.EMBEDDED_RESOURCE, INLINES.EMBEDDED_RESOURCE]),
);

/**
 * The document with every node complete, without blank paragraphs and headings, and with headings that continue the page's
 * outline, their ids in `data.id`. What can't be read costs that node.
 */
export function repairDocument(document: unknown, { report, outline }: Context): Document {
  function repair(raw: unknown, depth: number): RichNode[] {
    const { nodeType, data, content, value, marks } = isRecord(raw) ? raw : {};
    const isComplete =
      nodeType === 'text' ? typeof value === 'string' : Array.isArray(content) || nodeType === BLOCKS.HR;
    const isShown = known.has(nodeType) && depth < MAX_DEPTH;
    if (!isShown || !isComplete)
      report('unreadable', `has a broken or unknown part (${nodeType}): write it anew.`);
    if (!isShown) return [];
    const children = Array.isArray(content) ? content.flatMap((child) => repair(child, depth + 1)) : [];
    const node = { nodeType: `${nodeType}`, data: isRecord(data) ? data : {}, content: children };
    if (node.nodeType === 'text') {
      const kept = Array.isArray(marks)
        ? marks.filter((mark) => isRecord(mark)).map(({ type }) => ({ type: `${type}` }))
        : [];
      return [{ ...node, value: typeof value === 'string' ? cleanText(value) : '', marks: kept }];
    }
    const level = Number(/^heading-([1-6])$/.exec(node.nodeType)?.[1]);
    const isLine = level || nodeType === BLOCKS.PARAGRAPH;
    if (isLine && !wordsOf(node) && !children.some(({ nodeType }) => nodeType === INLINES.EMBEDDED_ENTRY))
      return [];
    if (!level) return [node];
    const heading = outline.add(level, wordsOf(node));
    return [{ ...node, nodeType: `heading-${heading.level}`, data: { id: heading.id } }];
  }
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content: [], ...repair(document, 0)[0] } as Document;
}

interface Words {
  value?: string;
  content?: readonly Words[];
}
const wordsOf = ({ value = '', content = [] }: Words): string =>
  (value + content.map(wordsOf).join('')).trim();

/** The file of an asset, or null. */
function fileOf(target: unknown) {
  const { url = '', title, contentType: type } = assetFields(target) ?? {};
  return fileAt(url, { title, type });
}

/** The ids of the entries and assets that a repaired document shows or links to. */
export function mentionsOf(
  node: Document | RichNode,
  found = { entries: new Set<string>(), assets: new Set<string>() },
) {
  const { target } = node.data as { target?: { fields?: unknown } };
  const isAsset = /asset/.test(node.nodeType);
  if (target?.fields) (isAsset ? found.assets : found.entries).add(idOf(target));
  for (const child of node.content as RichNode[]) mentionsOf(child, found);
  return found;
}

const spans = ({ colspan, rowspan }: { colspan?: unknown; rowspan?: unknown }) => ({
  colSpan: Number(colspan) > 1 ? Number(colspan) : undefined,
  rowSpan: Number(rowspan) > 1 ? Number(rowspan) : undefined,
});

/** How the vendor's renderer shows a repaired document. `linked`: the posts that it links to or embeds, by entry id. */
export function richTextOptions(linked: Record<string, PostLink>, report: Report = () => {}) {
  /** A link to the entry, by default around its title; null if the site does not show it. */
  const entryLink = ({ target }: { target?: unknown }, children?: ReactNode) => {
    const post = linked[idOf(target)];
    return post ? <a href={post.path}>{children ?? post.title}</a> : null;
  };
  const link = (href: string, opensTab: boolean, children: ReactNode) => (
    <a href={href} {...(opensTab && newTab)}>
      {children}
    </a>
  );

  return {
    renderMark: {
      [MARKS.BOLD]: (text) => <strong>{text}</strong>,
      [MARKS.ITALIC]: (text) => <em>{text}</em>,
    },
    // Keep line breaks within a paragraph.
    renderText: (text) =>
      text
        .split('\n')
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
        .flatMap((line, place) => (place > 0 ? [<br key={place} />, line] : [line])),
    renderNode: {
      [BLOCKS.HEADING_2]: (node, children) => <h2 id={node.data.id}>{children}</h2>,
      [BLOCKS.HEADING_3]: (node, children) => <h3 id={node.data.id}>{children}</h3>,
      [BLOCKS.HEADING_4]: (node, children) => <h4 id={node.data.id}>{children}</h4>,
      [BLOCKS.HEADING_5]: (node, children) => <h5 id={node.data.id}>{children}</h5>,
      [BLOCKS.HEADING_6]: (node, children) => <h6 id={node.data.id}>{children}</h6>,
      [BLOCKS.TABLE_CELL]: (node, children) => <td {...spans(node.data)}>{children}</td>,
      [BLOCKS.TABLE_HEADER_CELL]: (node, children) => (
        <th scope="col" {...spans(node.data)}>
          {children}
        </th>
      ),
      [BLOCKS.EMBEDDED_ASSET]: ({ data }) => {
        const photo = toPhoto(assetFields(data.target));
        const file = fileOf(data.target);
        return photo ? toReact(pictureNode(photo)) : file && toReact(fileNode(file));
      },
      [BLOCKS.EMBEDDED_ENTRY]: (node) => {
        const link = entryLink(node.data);
        return link && <p>See also: {link}</p>;
      },
      [INLINES.HYPERLINK]: ({ data: { uri }, content }, children) => {
        const words = wordsOf({ content });
        const target = linkTo(typeof uri === 'string' ? uri : '', words, report);
        return target && words ? link(target.href, target.elsewhere, children) : children;
      },
      [INLINES.ENTRY_HYPERLINK]: (node, children) => entryLink(node.data, children) ?? children,
      [INLINES.ASSET_HYPERLINK]: ({ data }, children) => {
        const href = toPhoto(assetFields(data.target))?.src ?? fileOf(data.target)?.src;
        return href ? link(href, true, children) : children;
      },
      [INLINES.EMBEDDED_ENTRY]: (node) => entryLink(node.data),
      [INLINES.RESOURCE_HYPERLINK]: (_, children) => children,
    },
  } satisfies Options;
}

/** A repaired document as the nodes that HTML and text become. */
export const richTextNodes = (document: Document, options: Options) =>
  nodesOf(documentToReactComponents(document, options));

const toReact = (node: Node): ReactNode =>
  isElement(node) ? createElement(node.tag, node.attributes, ...node.children.map(toReact)) : node;

function nodesOf(rendered: ReactNode): Node[] {
  if (Array.isArray(rendered)) return rendered.flatMap(nodesOf);
  if (!isValidElement(rendered))
    return rendered == null || typeof rendered === 'boolean' ? [] : [`${rendered}`];
  const { type, props } = rendered as ReactElement<Record<string, unknown> & { children?: ReactNode }>;
  const { children, ...attributes } = props;
  if (typeof type !== 'string') return nodesOf(children);
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value ? [[name.toLowerCase(), `${value}`]] : [],
  );
  return [element(type, Object.fromEntries(given), nodesOf(children))];
}
