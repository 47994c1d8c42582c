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

/** A string may carry **bold**, *italic* and [text](address); anything richer is a node. */
type Prose = string | Inline;
type Paragraph = TopLevelBlock & { nodeType: BLOCKS.PARAGRAPH };

const inlineMarkup = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<uri>[^)\s]+)\)/g;

const text = (value: string, ...marks: MARKS[]): Text => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

const hyperlink = (label: string, uri: string): Inline => ({
  nodeType: INLINES.HYPERLINK,
  data: { uri },
  content: [text(label)],
});

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

/** As Contentful's editor writes it: text stands on both sides of every link. */
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

export const doc = (...content: TopLevelBlock[]): Document => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content,
});

export const p = (...prose: Prose[]): Paragraph => ({
  nodeType: BLOCKS.PARAGRAPH,
  data: {},
  content: inline(prose),
});
export const h2 = (title: string): TopLevelBlock => ({
  nodeType: BLOCKS.HEADING_2,
  data: {},
  content: inline([title]),
});
export const h3 = (title: string): TopLevelBlock => ({
  nodeType: BLOCKS.HEADING_3,
  data: {},
  content: inline([title]),
});
export const hr = (): TopLevelBlock => ({ nodeType: BLOCKS.HR, data: {}, content: [] });
export const quote = (...paragraphs: string[]): TopLevelBlock => ({
  nodeType: BLOCKS.QUOTE,
  data: {},
  content: paragraphs.map((paragraph) => p(paragraph)),
});

type Item = string | Prose[];
const item = (prose: Item): Block => ({
  nodeType: BLOCKS.LIST_ITEM,
  data: {},
  content: [p(...(typeof prose === 'string' ? [prose] : prose))],
});
export const ul = (...items: Item[]): TopLevelBlock => ({
  nodeType: BLOCKS.UL_LIST,
  data: {},
  content: items.map(item),
});
export const ol = (...items: Item[]): TopLevelBlock => ({
  nodeType: BLOCKS.OL_LIST,
  data: {},
  content: items.map(item),
});

const row = (cellType: BLOCKS.TABLE_CELL | BLOCKS.TABLE_HEADER_CELL, cells: string[]): Block => ({
  nodeType: BLOCKS.TABLE_ROW,
  data: {},
  content: cells.map((cell) => ({ nodeType: cellType, data: {}, content: [p(cell)] })),
});
/** The first row holds the column heads. */
export const table = (heads: string[], ...rows: string[][]): TopLevelBlock => ({
  nodeType: BLOCKS.TABLE,
  data: {},
  content: [row(BLOCKS.TABLE_HEADER_CELL, heads), ...rows.map((cells) => row(BLOCKS.TABLE_CELL, cells))],
});

/** The target is the asset or entry itself: what the SDK leaves after it resolved the link. */
export const embed = (target: Picture): TopLevelBlock => ({
  nodeType: BLOCKS.EMBEDDED_ASSET,
  data: { target },
  content: [],
});
export const toEntry = (label: string, target: SampleEntry): Inline => ({
  nodeType: INLINES.ENTRY_HYPERLINK,
  data: { target },
  content: [text(label)],
});
export const toPicture = (label: string, target: Picture): Inline => ({
  nodeType: INLINES.ASSET_HYPERLINK,
  data: { target },
  content: [text(label)],
});
