import { isBlockTag, wrapperTags } from './allow-list';
import { withLists } from './lists';
import { readMarkdown } from './markdown';
import { type Context, isBlank, sanitize } from './sanitize';
import { type Element, element, isElement, type Node } from './tree';

/** Turns a run of text without blocks around it into blocks. */
type ReadRun = (run: Node[]) => Node[];

const asIs: ReadRun = (run) => run;

/** A paragraph for each part between blank lines. */
function asParagraphs(run: Node[]): Node[] {
  const parts: Node[][] = [[]];
  for (const node of run) {
    const [first = '', ...others] = isElement(node) ? [node] : node.split(/\n[^\S\n]*\n/);
    parts.at(-1)?.push(first);
    for (const other of others) parts.push([other]);
  }
  return parts.filter((part) => !isBlank(part)).map((part) => element('p', {}, part));
}

const isBlock = (node: Node): node is Element => isElement(node) && isBlockTag(node.tag);
const holdsBlocks = ({ children }: Element): boolean =>
  children.some((child) => isBlock(child) || (isElement(child) && holdsBlocks(child)));

/**
 * A sanitized body as blocks: wrappers are gone, and the loose text of HTML and text bodies is read like Markdown, as
 * editors write it, with or without a tag in it.
 */
export function toBlocks(nodes: Node[], context: Context, { isText }: { isText: boolean }): Node[] {
  const clean = (written: Node[]) => sanitize(written, context);
  return blocksOf(nodes, (run) => {
    if (!isText) return asParagraphs(run);
    const read = readMarkdown(run, clean);
    // Its parser ignores what nests too deeply.
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
  return withLists(blocks.flat());
}

/** An inline element around blocks becomes one in each of them. */
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
  if (wrapperTags.has(tag)) return unwrapped(attributes, blocksOf(children, readRun));
  if (tag === 'p')
    return holdsBlocks(node) ? unwrapped(attributes, blocksOf(children, asParagraphs)) : [node];
  if (tag === 'pre') return [node];
  const within = (blocks: Node[]) => [{ ...node, children: blocks }];
  if (/^(h[1-6]|li|td|th|dd|dt|figcaption|caption)$/.test(tag)) return within(contentOf(children));
  if (tag === 'ul' || tag === 'ol') return within(itemsOf(children));
  return within(blocksOf(children, tag === 'blockquote' ? asParagraphs : asIs));
}

/** The blocks of a wrapper, with its direction and language; its id leads to the first. */
function unwrapped({ id, ...shared }: Record<string, string>, blocks: Node[]): Node[] {
  const given = (place: number) => ({ ...shared, ...(id && place === 0 && { id }) });
  return blocks.map((node, place) =>
    isElement(node) ? { ...node, attributes: { ...given(place), ...node.attributes } } : node,
  );
}

/** The content of a heading, list item or cell: several paragraphs stay, a single one needs no element. */
function contentOf(children: Node[]): Node[] {
  const blocks = blocksOf(children, asParagraphs);
  if (blocks.filter((child) => isElement(child, 'p')).length > 1) return blocks;
  const isPlain = (child: Node) => isElement(child, 'p') && !Object.keys(child.attributes).length;
  return blocks.flatMap((child) => (isElement(child) && isPlain(child) ? child.children : [child]));
}

/** The items of a list. Word processors write a nested list beside its item. */
function itemsOf(children: Node[]): Node[] {
  const items: Element[] = [];
  for (const child of blocksOf(children, (run) => [element('li', {}, run)])) {
    const last = items.at(-1);
    if (isElement(child, 'li')) items.push(child);
    else if (last) items[items.length - 1] = { ...last, children: [...last.children, child] };
    else items.push(element('li', {}, [child]));
  }
  return items;
}
