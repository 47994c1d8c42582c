import {
  BLOCKS,
  type Block,
  type Document,
  INLINES,
  type Inline,
  MARKS,
  type Text,
  type TopLevelBlock,
} from '@contentful/rich-text-types';
import type { Picture, SampleEntry } from './builders';

/** A string may have **bold**, *italic* and [text](address); anything else is a node. */
type Prose = string | Inline;
type Paragraph = TopLevelBlock & { nodeType: BLOCKS.PARAGRAPH };

const inlineMarkup = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<uri>[^)\s]+)\)/g;

const text = (value: string, ...marks: MARKS[]): Text => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

/** Any node other than text. */
const node = <Type, Content>(nodeType: Type, content: Content[] = [], data = {}) => ({
  nodeType,
  data,
  content,
});

const hyperlink = (label: string, uri: string): Inline => node(INLINES.HYPERLINK, [text(label)], { uri });

function parse(source: string): (Inline | Text)[] {
  const nodes: (Inline | Text)[] = [];
  let end = 0;
  for (const match of source.matchAll(inlineMarkup)) {
    if (match.index > end) nodes.push(text(source.slice(end, match.index)));
    end = match.index + match[0].length;
    const { bold, italic, label, uri } = match.groups ?? {};
    if (bold) nodes.push(text(bold, MARKS.BOLD));
    else if (italic) nodes.push(text(italic, MARKS.ITALIC));
    else if (label && uri) nodes.push(hyperlink(label, uri));
  }
  if (end < source.length || nodes.length === 0) nodes.push(text(source.slice(end)));
  return nodes;
}

/** Puts text on both sides of every link, like Contentful's editor. */
function inline(prose: Prose[]): (Inline | Text)[] {
  const nodes = prose.flatMap((part) => (typeof part === 'string' ? parse(part) : [part]));
  const first = nodes[0];
  const last = nodes.at(-1);
  return [
    ...(first && first.nodeType !== 'text' ? [text('')] : []),
    ...nodes,
    ...(last && last.nodeType !== 'text' ? [text('')] : []),
  ];
}

export const doc = (...content: TopLevelBlock[]): Document => node(BLOCKS.DOCUMENT, content);

export const p = (...prose: Prose[]): Paragraph => node(BLOCKS.PARAGRAPH, inline(prose));
export const h2 = (title: string): TopLevelBlock => node(BLOCKS.HEADING_2, inline([title]));
export const h3 = (title: string): TopLevelBlock => node(BLOCKS.HEADING_3, inline([title]));
export const hr = (): TopLevelBlock => node(BLOCKS.HR);
export const quote = (...paragraphs: string[]): TopLevelBlock =>
  node(
    BLOCKS.QUOTE,
    paragraphs.map((paragraph) => p(paragraph)),
  );

type Item = string | Prose[];
const item = (prose: Item): Block => node(BLOCKS.LIST_ITEM, [p(...[prose].flat())]);
export const ul = (...items: Item[]): TopLevelBlock => node(BLOCKS.UL_LIST, items.map(item));
export const ol = (...items: Item[]): TopLevelBlock => node(BLOCKS.OL_LIST, items.map(item));

const row = (cellType: BLOCKS.TABLE_CELL | BLOCKS.TABLE_HEADER_CELL, cells: string[]): Block =>
  node(
    BLOCKS.TABLE_ROW,
    cells.map((cell) => node(cellType, [p(cell)])),
  );
export const table = (heads: string[], ...rows: string[][]): TopLevelBlock =>
  node(BLOCKS.TABLE, [
    row(BLOCKS.TABLE_HEADER_CELL, heads),
    ...rows.map((cells) => row(BLOCKS.TABLE_CELL, cells)),
  ]);

// Targets are whole assets and entries, because the SDK resolves links.
export const embed = (target: Picture): TopLevelBlock => node(BLOCKS.EMBEDDED_ASSET, [], { target });
export const toEntry = (label: string, target: SampleEntry): Inline =>
  node(INLINES.ENTRY_HYPERLINK, [text(label)], { target });
export const toPicture = (label: string, target: Picture): Inline =>
  node(INLINES.ASSET_HYPERLINK, [text(label)], { target });
