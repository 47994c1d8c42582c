import { isBlockTag, wrapperTags } from './allow-list';
import { groupListItems } from './lists';
import { readMarkdown } from './markdown';
import { type Context, isBlank, sanitize } from './sanitize';
import { type Element, element, isElement, type Node } from './tree';

/** Turns a run of inline nodes into blocks. */
type ReadRun = (run: Node[]) => Node[];

const asIs: ReadRun = (run) => run;

function asParagraphs(run: Node[]): Node[] {
  const parts: Node[][] = [[]];
  for (const node of run) {
    const [first = '', ...others] = isElement(node) ? [node] : node.split(/\n[^\S\n]*\n/);
    parts.at(-1)?.push(first);
    for (const other of others) parts.push([other]);
  }
  return parts.filter((part) => !isBlank(part)).map((part) => element('p', {}, part));
}

const asCell: ReadRun = (run) => [element('td', {}, run)];
const asRow: ReadRun = (run) => [element('tr', {}, asCell(run))];

/** How to wrap text that is directly in one of these elements. */
const runReaders: Record<string, ReadRun | undefined> = {
  ...{ blockquote: asParagraphs, tr: asCell, table: asRow, thead: asRow, tbody: asRow, tfoot: asRow },
};

const isBlock = (node: Node): node is Element => isElement(node) && isBlockTag(node.tag);
const holdsBlocks = ({ children }: Element): boolean =>
  children.some((child) => isBlock(child) || (isElement(child) && holdsBlocks(child)));

/** Takes sanitized nodes. If `isText`, reads text outside blocks as Markdown, which editors use in HTML bodies too. */
export function toBlocks(nodes: Node[], context: Context, { isText }: { isText: boolean }): Node[] {
  const clean = (written: Node[]) => sanitize(written, context);
  return blocksOf(nodes, (run) => {
    if (!isText) return asParagraphs(run);
    const read = readMarkdown(run, clean);
    // The Markdown parser drops text that nests too deeply. If nothing is left, keep the unparsed text.
    return blocksOf(isBlank(read) ? run : read, asParagraphs);
  });
}

function blocksOf(nodes: Node[], readRun: ReadRun): Node[] {
  const blocks: Node[][] = [];
  let run: Node[] = [];
  const endRun = () => {
    if (!isBlank(run)) blocks.push(readRun(run));
    run = [];
  };
  for (const node of nodes.flatMap(spread)) {
    if (isBlock(node)) endRun();
    if (isBlock(node)) blocks.push(readBlock(node, readRun));
    else run.push(node);
  }
  endRun();
  return groupListItems(blocks.flat());
}

/** Moves an inline element that contains blocks into each of the blocks. */
function spread(node: Node): Node[] {
  if (!isElement(node) || isBlockTag(node.tag) || !holdsBlocks(node)) return [node];
  return node.children.flatMap(spread).map((child) => {
    if (!isBlock(child)) return { ...node, children: [child] };
    return child.children.length > 0
      ? { ...child, children: spread({ ...node, children: child.children }) }
      : child;
  });
}

function readBlock(node: Element, readRun: ReadRun): Node[] {
  const { tag, attributes, children } = node;
  if (wrapperTags.has(tag)) return unwrapBlocks(attributes, blocksOf(children, readRun));
  if (tag === 'p')
    return holdsBlocks(node) ? unwrapBlocks(attributes, blocksOf(children, asParagraphs)) : [node];
  if (tag === 'pre') return [node];
  const within = (blocks: Node[]) => [{ ...node, children: blocks }];
  if (/^h[1-6]$/.test(tag)) return splitHeading(node);
  if (/^(li|td|th|dd|dt|figcaption|caption)$/.test(tag)) return within(unwrapParagraph(children));
  if (tag === 'ul' || tag === 'ol') return within(collectItems(children));
  return within(blocksOf(children, runReaders[tag] ?? asIs));
}

/** Removes a wrapper. Gives its direction and language to every block in it, and its id to the first block. */
function unwrapBlocks({ id, ...shared }: Record<string, string>, blocks: Node[]): Node[] {
  const inheritedBy = (place: number) => ({ ...shared, ...(id && place === 0 && { id }) });
  return blocks.map((node, place) =>
    isElement(node) ? { ...node, attributes: { ...inheritedBy(place), ...node.attributes } } : node,
  );
}

/** Removes the `p` of the only paragraph in a list item or cell. */
function unwrapParagraph(children: Node[]): Node[] {
  const blocks = blocksOf(children, asParagraphs);
  if (blocks.filter((child) => isElement(child, 'p')).length > 1) return blocks;
  const isPlain = (child: Node) => isElement(child, 'p') && !Object.keys(child.attributes).length;
  return blocks.flatMap((child) => (isElement(child) && isPlain(child) ? child.children : [child]));
}

/** Keeps only the first paragraph as the heading, because an unclosed heading contains the rest of the article. */
function splitHeading(node: Element): Node[] {
  const blocks = blocksOf(node.children, asParagraphs);
  const first = blocks.findIndex((child) => isElement(child, 'p'));
  if (blocks.length === 0) return [node];
  return blocks.map((child, place) =>
    isElement(child) && place === first ? { ...node, children: child.children } : child,
  );
}

/** Moves a nested list into the item before it, because word processors write it after the item. */
function collectItems(children: Node[]): Node[] {
  const items: Element[] = [];
  for (const child of blocksOf(children, (run) => [element('li', {}, run)])) {
    const last = items.at(-1);
    if (isElement(child, 'li')) items.push(child);
    else if (last) items[items.length - 1] = { ...last, children: [...last.children, child] };
    else items.push(element('li', {}, [child]));
  }
  return items;
}
