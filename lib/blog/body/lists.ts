import { type Element, element, isElement, type Node, rawTextOf } from './tree';

/** An item of a list. `level` is 1 in a list that is not nested. */
type Item = { level: number; tag: string; start?: string; children: Node[] };

/**
 * Turns paragraphs that begin with a bullet or number, as pasted from Word, into lists. Also merges lists that an
 * export splits: Google Docs writes one list per level, Notion one per item.
 */
export function groupListItems(blocks: Node[]): Node[] {
  const result: Node[][] = [];
  let items: Item[] = [];
  for (const block of blocks) {
    const found = isElement(block, 'p', 'ul', 'ol') ? itemsOf(block) : [];
    for (const item of found) items.push(item);
    if (found.length > 0) continue;
    result.push(nestItems(items), [block]);
    items = [];
  }
  return [...result, nestItems(items)].flat();
}

/** Items of a list from Google Docs, Notion or Quill, or of a paragraph whose lines are all items. Otherwise []. */
function itemsOf({ tag, attributes: { 'data-list': listStyle, start }, children }: Element): Item[] {
  const level = Number(/-(\d)$/.exec(listStyle ?? '')?.[1] ?? 0) + 1;
  if (tag !== 'p')
    return listStyle
      ? children.flatMap((item) => (isElement(item) ? readItem(item, { level, tag, start }) : []))
      : [];
  const lines: Node[][] = [[]];
  for (const node of children)
    if (isElement(node, 'br') && listStyle === undefined) lines.push([]);
    else lines.at(-1)?.push(node);
  const items = lines.filter((line) => rawTextOf(line).trim()).map((line) => toItem(line, listStyle));
  return items.every((item) => item !== null) ? items : [];
}

const boxes: Record<string, string> = { checked: '☑ ', unchecked: '☐ ' };

/** Quill notes the kind and the depth of each item (see sanitize.ts). Other editors have them on the list. */
function readItem({ attributes, children }: Element, list: Omit<Item, 'children'>): Item {
  const [, kind = '', depth = 0] = /^(\w*)-(\d)$/.exec(attributes['data-list'] ?? '') ?? [];
  const tag = kind ? (kind === 'ordered' ? 'ol' : 'ul') : list.tag;
  const box = boxes[kind];
  return { ...list, level: list.level + Number(depth), tag, children: box ? [box, ...children] : children };
}

export const BULLET = /^\s*[·•▪●◦‣⁃∙➢►\uf0b7\uf0a7\uf0d8]\s*/;
/** Ordinary text may begin like this too, so a match counts only with Word's list style or if two spaces follow. */
const OTHER_MARKER = /^\s*(?:[o§Øüvq–-]|\(?(\d{1,3}|[a-z]|[ivx]{2,4})[.)])\s+/i;

/** `listStyle` is the paragraph's list style from Word, if it has one. Returns null if the text has no marker. */
function toItem(nodes: Node[], listStyle: string | undefined): Item | null {
  const text = rawTextOf(nodes);
  const isSure = listStyle !== undefined || /^\s*\S{1,4}\s\s/.test(text);
  const [marker, number] = BULLET.exec(text) ?? (isSure ? OTHER_MARKER.exec(text) : null) ?? [];
  if (marker === undefined) return null;
  const level =
    /level(\d)/.exec(listStyle ?? '')?.[1] ?? (/o/.test(marker) ? 2 : /[§\uf0a7]/.test(marker) ? 3 : 1);
  let left = marker.length;
  const withoutMarker = (node: Node): Node => {
    if (isElement(node)) return { ...node, children: node.children.map(withoutMarker) };
    const kept = node.slice(left);
    left -= node.length - kept.length;
    return kept;
  };
  return {
    level: Number(level),
    tag: number ? 'ol' : 'ul',
    start: number,
    children: nodes.map(withoutMarker),
  };
}

function nestItems(items: Item[]): Element[] {
  const lists: Element[] = [];
  let openLists: { level: number; list: Element }[] = [];
  for (const { level, tag, start = '', children } of items) {
    openLists = openLists.filter((one) => one.level < level || (one.level === level && one.list.tag === tag));
    if (openLists.at(-1)?.level !== level) {
      const list = element(tag, Number(start) > 1 ? { start } : {});
      const parent = openLists.at(-1)?.list.children.at(-1);
      (isElement(parent) ? parent.children : lists).push(list);
      openLists.push({ level, list });
    }
    openLists.at(-1)?.list.children.push(element('li', {}, children));
  }
  return lists;
}
