import { Parser } from 'htmlparser2';
import { attributes, escapeHtml } from '@/lib/platform/http/html';
import { isBlockTag, voidTags } from './allow-list';

export type Node = string | Element;

export interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: Node[];
}

export const element = (tag: string, attributes: Element['attributes'], children: Node[] = []): Element => ({
  tag,
  attributes,
  children,
});

/** Whether a node is an element with one of these tags, or any element if `tags` is empty. */
export const isElement = (node: Node | undefined, ...tags: string[]): node is Element =>
  typeof node === 'object' && (tags.length === 0 || tags.includes(node.tag));

/** No author nests this deep. Without a limit, parsing takes quadratic time and recursion may overflow the stack. */
const MAX_DEPTH = 200;

/** Throws a RangeError if elements nest too deeply. */
export function parseHtml(html: string): Node[] {
  const root = element('root', {});
  const openElements = [root];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (openElements.length > MAX_DEPTH) throw new RangeError('The elements nest too deeply.');
      const node = element(tag, attributes);
      openElements.at(-1)?.children.push(node);
      openElements.push(node);
    },
    ontext(text) {
      // Join the parts of a text, because the parser splits it at character references.
      const { children } = openElements.at(-1) ?? root;
      const before = children.at(-1);
      if (typeof before === 'string') children.splice(-1, 1, before + text);
      else children.push(text);
    },
    onclosetag: () => void openElements.pop(),
  });
  parser.end(html);
  return root.children;
}

/** Merges adjacent elements with the same mark: word processors may split bold text into several elements. */
export function toHtml(nodes: Node[]): string {
  const html = nodes.map((node) => {
    if (!isElement(node)) return node.replace(/[&<>]/g, escapeHtml);
    const opening = `<${node.tag}${attributes(node.attributes).text}>`;
    return voidTags.has(node.tag) ? opening : `${opening}${toHtml(node.children)}</${node.tag}>`;
  });
  return html.join('').replace(/<\/(strong|em|s)><\1>/g, '');
}

/** The text as it is, with a line break for each `br`. */
export const rawTextOf = (nodes: Node[]): string =>
  nodes
    .map((node) => (isElement(node) ? (node.tag === 'br' ? '\n' : rawTextOf(node.children)) : node))
    .join('');

export function textOf(nodes: Node[], leaveOut: (node: Element) => boolean = () => false): string {
  const read = (node: Node): string => {
    if (!isElement(node)) return node;
    const text = leaveOut(node) ? '' : node.children.map(read).join('');
    return isBlockTag(node.tag) || node.tag === 'br' ? ` ${text} ` : text;
  };
  return nodes.map(read).join('').replace(/\s+/g, ' ').trim();
}

export function findAll(nodes: Node[], test: (node: Element) => boolean): Element[] {
  const elements = nodes.filter((node) => isElement(node));
  return elements.flatMap((node) => [...(test(node) ? [node] : []), ...findAll(node.children, test)]);
}
