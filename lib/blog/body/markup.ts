import type { Report } from '@/lib/blog/findings';
import { escapeHtml } from '@/lib/platform/http/html';
import { isBlockTag, isKnownTag, voidTags } from './allow-list';
import { withoutShortcodes } from './shortcodes';
import { parseHtml } from './tree';

/** Whether a text has an HTML image, paragraph, h2 or list tag. */
export function looksLikeHtml(text: string): boolean {
  const closed = text.slice(0, text.lastIndexOf('>') + 1);
  return /<\s*(img|p|h2|ul|ol|li)(\s|\/?>)/i.test(closed);
}

/** The markup of an HTML or text body: in text, only complete tags are markup. */
export function markupOf(written: string, report: Report): string {
  const text = withoutShortcodes(cleanText(written), report);
  if (!looksLikeHtml(written)) return withTagsOnly(text);
  // Markdown has addresses in angle brackets.
  return text.replace(/<[^<>\s]*>/g, (tag) => (/^<\w*:\/\/|^<mailto:|@/.test(tag) ? escapeHtml(tag) : tag));
}

/**
 * The text without halves of characters, as programs leave them that cut texts, and without invisible spaces; the line
 * breaks of word processors are plain ones.
 */
export const cleanText = (text: string) =>
  text
    .replace(/[\p{Surrogate}\u200b\u2060\ufeff]+/gu, '')
    .replace(/[\v\u2028]/g, '\n')
    .replaceAll('\u2029', '\n\n');

/** A line of text without the tags and character references that imports leave in it, as in `Don&#8217;t`. */
export const lineOf = (written: string) =>
  withTagsOnly(cleanText(written))
    .replace(/<\/?(\w+)(?:[\s/][^<>]*)?>/g, (_, tag) =>
      isBlockTag(tag.toLowerCase()) || tag === 'br' ? ' ' : '',
    )
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi, (reference) => parseHtml(reference).join(''))
    .trim();

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
