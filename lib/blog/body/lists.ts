import { type Element, element, isElement, type Node } from './tree';

/** A paragraph, or a line of one, that a word processor shows as an item of a list. */
interface Item {
  level: number;
  tag: 'ul' | 'ol';
  start: number;
  children: Node[];
}

/**
 * The blocks with lists in place of paragraphs that begin with a bullet or number, as Word copies them, and with nested
 * lists in place of those that exports of Google Docs have beside each other.
 */
export function withLists(blocks: Node[]): Node[] {
  let result: Node[] = [];
  let items: Item[] = [];
  for (const block of [...blocks, '']) {
    const found = isElement(block, 'p', 'ul', 'ol') ? itemsOf(block) : [];
    items = items.concat(found);
    if (found.length > 0) continue;
    result = result.concat(nested(items), block);
    items = [];
  }
  return result.slice(0, -1);
}

/** The items of a paragraph: itself, or its lines; none if one of them is plain text. Or the items of a list. */
function itemsOf({ tag, attributes: { 'data-list': word }, children }: Element): Item[] {
  if (tag === 'ul' || tag === 'ol') {
    const level = Number(/^lst-kix_\w+-(\d)/.exec(word ?? '')?.[1]) + 1;
    return level
      ? children.filter((item) => isElement(item)).map((item) => ({ ...item, level, tag, start: 1 }))
      : [];
  }
  const lines = word === undefined ? split(children) : [children];
  const items = lines.map((line) => itemOf(line, word));
  return items.some((item) => !item) ? [] : items.filter((item) => item !== null);
}

/** The nodes of each line that is not blank. */
function split(children: Node[]): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of children)
    if (isElement(node, 'br')) lines.push([]);
    else lines.at(-1)?.push(node);
  return lines.filter((line) => line.map(textIn).join('').trim());
}

const textIn = (node: Node): string => (isElement(node) ? node.children.map(textIn).join('') : node);

const BULLET = /^\s*[·•▪●◦‣\uf0b7\uf0a7\uf0d8]\s*/;
/** These begin other texts too, unless Word says otherwise or spaces of a fixed width follow. */
const OTHER_BULLET = /^\s*[o§–-]\s+/;
const NUMBER = /^\s*\(?(\d{1,3}|[a-z]|[ivx]{2,4})[.)]\s+/i;

/** The item that these nodes are; `word`: what Word's styles say about it. */
function itemOf(children: Node[], word: string | undefined): Item | null {
  const text = children.map(textIn).join('');
  const isSure = word !== undefined || /^\s*\S{1,4}\s*\u00a0\s/.test(text);
  const bullet = BULLET.exec(text) ?? (isSure ? OTHER_BULLET.exec(text) : null);
  const number = isSure && !bullet ? NUMBER.exec(text) : null;
  const [marker] = bullet ?? number ?? [];
  if (marker === undefined) return null;
  const level =
    /level(\d)/.exec(word ?? '')?.[1] ?? (/o/.test(marker) ? 2 : /[§\uf0a7]/.test(marker) ? 3 : 1);
  const start = Number(number?.[1]) || 1;
  return {
    level: Number(level),
    tag: number ? 'ol' : 'ul',
    start,
    children: withoutStart(children, marker.length),
  };
}

/** The nodes without the first characters of their text. */
function withoutStart(nodes: Node[], length: number): Node[] {
  let left = length;
  const cut = (node: Node): Node => {
    if (isElement(node)) return { ...node, children: node.children.map(cut) };
    const kept = node.slice(left);
    left -= node.length - kept.length;
    return kept;
  };
  return nodes.map(cut);
}

function nested(items: Item[]): Element[] {
  const lists: Element[] = [];
  let open: { level: number; list: Element }[] = [];
  for (const { level, tag, start, children } of items) {
    open = open.filter((one) => one.level < level || (one.level === level && one.list.tag === tag));
    if (open.at(-1)?.level !== level) {
      const list = element(tag, start > 1 ? { start: `${start}` } : {});
      const parent = open.at(-1)?.list.children.at(-1);
      (isElement(parent) ? parent.children : lists).push(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.children.push(element('li', {}, children));
  }
  return lists;
}
