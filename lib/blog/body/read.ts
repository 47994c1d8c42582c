import { cleanText } from '@/lib/blog/asset';
import type { Content } from '@/lib/blog/content-fields';
import { escapeHtml } from '@/lib/platform/http/html';
import { isKnownTag, voidTags } from './allow-list';
import { withLists } from './lists';
import { toBlocks } from './paragraphs';
import { readRichText } from './rich-text';
import { type Context, sanitize } from './sanitize';
import { withoutShortcodes } from './shortcodes';
import { element, isElement, type Node, parseHtml, textOf } from './tree';

/**
 * A body as one tree, repaired and sanitized, from rich text, HTML or text; only its words if HTML or text can't be
 * read. Headings continue the outline.
 */
export function readBody(content: NonNullable<Content>, context: Context): Node[] {
  try {
    return outlined(
      typeof content === 'string'
        ? toBlocks(sanitize(parseHtml(markupOf(cleanText(content), context)), context), context)
        : withLists(sanitize(readRichText(content, context.report), context)),
      context,
    );
  } catch {
    context.report(
      'unreadable',
      'nests too deeply, so the site shows only its words. Paste it again as plain text.',
    );
    const words = `${content}`.replace(/<[^<>]*>/g, ' ').replaceAll('<', '&lt;');
    return [element('p', {}, parseHtml(words))];
  }
}

function outlined(nodes: Node[], context: Context): Node[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const { 'data-list': _, ...attributes } = node.attributes;
    const level = Number(/^h([1-6])$/.exec(node.tag)?.[1]);
    const words = level ? textOf(node.children) : '';
    // A heading of a picture alone is none.
    if (!words)
      return { ...node, tag: level ? 'p' : node.tag, attributes, children: outlined(node.children, context) };
    const heading = context.outline.add(level, words, attributes.id);
    return { ...node, tag: `h${heading.level}`, attributes: { ...attributes, id: heading.id } };
  });
}

/** Whether a text has an HTML image, paragraph, h2 or list tag. */
export function looksLikeHtml(text: string): boolean {
  const closed = text.slice(0, text.lastIndexOf('>') + 1);
  return /<\s*(img|p|h2|ul|ol|li)(\s|\/?>)/i.test(closed);
}

/** The markup of an HTML or text body: in text, only complete tags are markup. */
function markupOf(written: string, { report }: Context): string {
  const text = withoutShortcodes(written, report);
  if (!looksLikeHtml(written)) return withTagsOnly(text);
  // Markdown has addresses in angle brackets.
  return text.replace(/<[^<>\s]*>/g, (tag) => (/^<\w*:\/\/|^<mailto:|@/.test(tag) ? escapeHtml(tag) : tag));
}

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
  return text.replace(/&#?\w{1,31};|[<&]/g, (sign, index) => {
    const isComment = index < lastComment && text.startsWith('<!--', index);
    return sign.length > 1 || kept.has(index) || isComment ? sign : escapeHtml(sign);
  });
}
