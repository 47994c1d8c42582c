import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types';
import { createElement, isValidElement, type ReactNode } from 'react';
import { parseAsset } from '@/lib/blog/post/asset';
import { idOf } from '@/lib/blog/post/entry';
import { altTextOf, captionOf } from '@/lib/contentful/photo';
import type { Report } from '@/lib/contentful/problems';
import { isRecord } from '@/lib/platform/unknown-values';
import { repairText } from './markup';
import { element, type Node } from './tree';

/** No author nests this deep. The limit keeps the recursion from overflowing the stack. */
const MAX_DEPTH = 100;

/** The node types that we render. All others, such as embedded entries of other spaces, are dropped. */
const renderedTypes = new Set<unknown>([
  ...Object.values(BLOCKS),
  ...Object.values(INLINES),
  'text',
]).difference(new Set([BLOCKS.EMBEDDED_RESOURCE, INLINES.EMBEDDED_RESOURCE]));

export const readRichText = (document: Document, report: Report): Node[] =>
  nodesOf(completeNode(document, report).map((node) => documentToReactComponents(node as Document, options)));

/** Adds the properties that the renderer requires, at every depth. Returns [] if the node can't be rendered. */
function completeNode(raw: unknown, report: Report, depth = 0): object[] {
  const { nodeType, data, content, value, marks } = isRecord(raw) ? raw : {};
  const isShown = renderedTypes.has(nodeType) && depth < MAX_DEPTH;
  const isWhole = nodeType === 'text' ? typeof value === 'string' : Array.isArray(content);
  if (!isShown || !isWhole)
    report('unreadable', `has a broken or unknown part (${nodeType}). Write it again.`);
  if (!isShown) return [];
  const list = (values: unknown) => (Array.isArray(values) ? values : []);
  return [
    {
      nodeType,
      data: isRecord(data) ? data : {},
      content: list(content).flatMap((child) => completeNode(child, report, depth + 1)),
      value: typeof value === 'string' ? repairText(value) : '',
      marks: list(marks).filter(isRecord),
    },
  ];
}

const cell = (tag: string, { colspan, rowspan }: Record<string, unknown>, children: ReactNode) =>
  createElement(tag, { colspan, rowspan, scope: tag === 'th' ? 'col' : null }, children);

/** How nodes become elements. A link to an entry gets only the entry's id here: `linkEntries` adds the URL later. */
const options: Options = {
  renderNode: {
    [BLOCKS.TABLE_CELL]: ({ data }, children) => cell('td', data, children),
    [BLOCKS.TABLE_HEADER_CELL]: ({ data }, children) => cell('th', data, children),
    [BLOCKS.EMBEDDED_ASSET]: ({ data }) => assetElement(data.target),
    [BLOCKS.EMBEDDED_ENTRY]: ({ data }) => createElement('p', { 'data-entry': idOf(data.target) }),
    [INLINES.EMBEDDED_ENTRY]: ({ data }) => createElement('a', { 'data-entry': idOf(data.target) }),
    [INLINES.ENTRY_HYPERLINK]: ({ data }, children) =>
      createElement('a', { 'data-entry': idOf(data.target) }, children),
    [INLINES.HYPERLINK]: ({ data }, children) =>
      createElement('a', { href: typeof data.uri === 'string' ? data.uri : '' }, children),
    [INLINES.ASSET_HYPERLINK]: ({ data }, children) =>
      createElement('a', { href: isMissing(data.target) ? undefined : fileUrlOf(data.target) }, children),
    [INLINES.RESOURCE_HYPERLINK]: (_, children) => createElement('a', { href: '' }, children),
  },
};

/** Whether an asset is unpublished, which `checkLinks` reports. The sanitizer reports all other missing files. */
const isMissing = (target: unknown) => isRecord(target) && !target.fields;
const fileUrlOf = (target: unknown) => parseAsset(target)?.url.replaceAll(' ', '%20') ?? '';

/** Creates an `img` for any file. If the file is not a picture, the sanitizer turns the `img` into a link or player. */
function assetElement(target: unknown) {
  const asset = parseAsset(target);
  if (!asset) return isMissing(target) ? null : createElement('img');
  const { url: src, title, contentType: type, width, height } = asset;
  const file = { src, title, 'data-type': type };
  if (!type.startsWith('image/')) return createElement('img', file);
  const picture = createElement('img', { ...file, alt: altTextOf(asset), width, height });
  return createElement('figure', null, picture, createElement('figcaption', null, captionOf(asset)));
}

function nodesOf(rendered: ReactNode): Node[] {
  if (Array.isArray(rendered)) return rendered.flatMap(nodesOf);
  // Line breaks within a paragraph become `br` elements.
  if (typeof rendered === 'string')
    return rendered.split('\n').flatMap((line, place) => (place > 0 ? [element('br', {}), line] : [line]));
  if (!isValidElement<Record<string, ReactNode>>(rendered)) return [];
  const { children, ...attributes } = rendered.props;
  if (typeof rendered.type !== 'string') return nodesOf(children);
  const plainAttributes = Object.entries(attributes).filter(([, value]) =>
    /^(string|number)$/.test(typeof value),
  );
  const written = Object.fromEntries(plainAttributes.map(([name, value]) => [name, `${value}`]));
  return [element(rendered.type, written, nodesOf(children))];
}
