import type { Content } from '@/lib/blog/post/content-fields';
import { prepareMarkup } from './markup';
import { toBlocks } from './paragraphs';
import { readRichText } from './rich-text';
import { type Context, sanitize } from './sanitize';
import { element, isElement, type Node, parseHtml, textOf } from './tree';

/** Reads one body field. If parsing HTML or text fails, returns only its words. Adds headings to `context.outline`. */
export function readBody(content: NonNullable<Content>, context: Context): Node[] {
  const { report } = context;
  try {
    const isText = typeof content === 'string';
    const written = isText ? parseHtml(prepareMarkup(content, report)) : readRichText(content, report);
    return outline(toBlocks(sanitize(written, context), context, { isText }), context);
  } catch {
    report('unreadable', 'nests too deeply, so the site shows only its words. Paste it again as plain text.');
    const words = `${content}`.replace(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;');
    return [element('p', {}, parseHtml(words))];
  }
}

function outline(nodes: Node[], context: Context): Node[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const { 'data-list': _, ...attributes } = node.attributes;
    const level = Number(/^h([1-6])$/.exec(node.tag)?.[1]);
    const words = level ? textOf(node.children) : '';
    // A heading without text, such as one that only contains a picture, becomes a paragraph.
    if (!words)
      return { ...node, tag: level ? 'p' : node.tag, attributes, children: outline(node.children, context) };
    const heading = context.outline.add(level, words, attributes.id);
    return { ...node, tag: `h${heading.level}`, attributes: { ...attributes, id: heading.id } };
  });
}
