import { cleanText } from '@/lib/blog/asset';
import { escapeHtml } from '@/lib/platform/http/html';
import { isKnownTag, voidTags } from './allow-list';
import { toBlocks } from './paragraphs';
import { type Context, sanitize } from './sanitize';
import { withoutShortcodes } from './shortcodes';
import { element, isElement, type Node, parseHtml, textOf } from './tree';

/** Whether a text has an HTML image, paragraph, h2 or list tag. */
export function looksLikeHtml(text: string): boolean {
  const closed = text.slice(0, text.lastIndexOf('>') + 1);
  return /<\s*(img|p|h2|ul|ol|li)(\s|\/?>)/i.test(closed);
}

/** An HTML or text body as the site shows it; only its words if it can't be read. */
export function readHtml(source: string, context: Context): Node[] {
  try {
    return read(source, context);
  } catch {
    context.report(
      'unreadable',
      'nests too deeply, so the site shows only its words. Paste it again as plain text.',
    );
    const words = source.replace(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;');
    return [element('p', {}, parseHtml(words))];
  }
}

function read(source: string, context: Context): Node[] {
  const written = withoutShortcodes(cleanText(source), context.report);
  const nodes = parseHtml(looksLikeHtml(source) ? withAddresses(written) : withTagsOnly(written));
  const outlined = (node: Node): Node => {
    if (!isElement(node)) return node;
    const { 'data-list': _, ...attributes } = node.attributes;
    const level = Number(/^h([1-6])$/.exec(node.tag)?.[1]);
    if (!level) return { ...node, attributes, children: node.children.map(outlined) };
    const heading = context.outline.add(level, textOf(node.children), attributes.id);
    return { ...node, tag: `h${heading.level}`, attributes: { ...attributes, id: heading.id } };
  };
  return toBlocks(sanitize(nodes, context), context).map(outlined);
}

/** HTML in which addresses in angle brackets are text, as Markdown has them. */
const withAddresses = (html: string) => html.replace(/<(?=(?:https?|mailto|tel):|[\w.+-]+@)/gi, '&lt;');

/** A tag, or code in which none is one. */
const TAG = /`[^`]*`|<(\/?)([a-z][a-z0-9:]*)(?:[\s/][^<>]*)?>/gi;

/**
 * A text in which only complete tags of known elements are markup, with their closing tag if they need one; so are
 * comments and character references.
 */
function withTagsOnly(text: string): string {
  const kept = new Set<number>();
  const open = new Map<string, number[]>();
  for (const { index, 1: slash, 2: name = '' } of text.matchAll(TAG)) {
    const tag = name.toLowerCase();
    const opened = open.get(tag) ?? [];
    if (!isKnownTag(tag)) continue;
    if (voidTags.has(tag)) kept.add(index);
    else if (!slash) open.set(tag, opened).get(tag)?.push(index);
    else if (opened.length > 0) kept.add(opened.pop() ?? 0).add(index);
  }
  const lastComment = text.lastIndexOf('-->');
  const isComment = (index: number) => index < lastComment && text.startsWith('<!--', index);
  return text.replace(/<|&(?!#?\w{1,31};)/g, (sign, index) =>
    kept.has(index) || isComment(index) ? sign : escapeHtml(sign),
  );
}
