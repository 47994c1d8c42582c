import type { Report } from '@/lib/contentful/problems';
import { escapeHtml } from '@/lib/platform/http/html';
import { repairEncoding } from '@/lib/platform/text-encoding';
import { isBlockTag, isKnownTag, voidTags } from './allow-list';
import { removeShortcodes } from './shortcodes';
import { parseHtml, rawTextOf } from './tree';

export function looksLikeHtml(text: string): boolean {
  const closed = text.slice(0, text.lastIndexOf('>') + 1);
  return /<\s*(img|p|h2|ul|ol|li)(\s|\/?>)/i.test(closed);
}

/** Removes shortcodes. Unless the body is HTML, only complete tags count as markup, and any other `<` is escaped. */
export function prepareMarkup(source: string, report: Report): string {
  // Some imports escape the whole body.
  const isEscaped = /^\s*&lt;(?:p|div|h[1-6]|ul|ol|img)\b/i.test(source);
  const written = removeFence(isEscaped ? rawTextOf(parseHtml(source)) : source);
  const text = removeShortcodes(repairText(written), report);
  if (!looksLikeHtml(written)) return escapeNonTags(text);
  // Escape URLs and email addresses in angle brackets: they are links in Markdown, not tags.
  return text.replace(/<[^<>\s]*>/g, (tag) => (/^<\w*:\/\/|^<mailto:|@/.test(tag) ? escapeHtml(tag) : tag));
}

/** Removes the fence that ChatGPT writes around a whole article. */
function removeFence(text: string): string {
  const body = text.trim();
  const [fence] = /^```(?:html|markdown|md)[^\S\n]*\n/i.exec(body) ?? [];
  return fence && body.endsWith('\n```') ? body.slice(fence.length, -3) : text;
}

/** Removes half characters, invisible spaces and ChatGPT's references. Repairs line breaks of Word and misread text. */
export const repairText = (text: string) =>
  repairEncoding(text)
    .replace(/[\p{Surrogate}\u200b\u2060\ufeff]+/gu, '')
    .replace(/\ue200[^\ue200\ue201]{0,200}\ue201|【\d{1,3}(?::\d{1,3})?†[^【】]{0,80}】/g, '')
    .replace(/ ?:contentReference\[oaicite:\d+\](?:\{index=\d+\})?/g, '')
    .replace(/ ?\bciteturn\w+/g, '')
    // Some imports escape character references twice.
    .replace(/&amp;(?=(?:#\d{2,5}|amp|nbsp|quot|[lr][sd]quo|[mn]dash|hellip);)/g, '&')
    .replace(/[\v\u2028]/g, '\n')
    .replaceAll('\u2029', '\n\n');

/** Removes tags and decodes character references, which imports leave in plain text (`Don&#8217;t`). */
export const toPlainText = (written: string) =>
  escapeNonTags(repairText(written))
    .replace(/<\/?(\w+)(?:[\s/][^<>]*)?>/g, (_, tag) =>
      isBlockTag(tag.toLowerCase()) || tag === 'br' ? ' ' : '',
    )
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi, (reference) => parseHtml(reference).join(''))
    .trim();

/** Matches a tag. Also matches code between backticks, so that tags in code are skipped. */
const TAG = /`[^`]*`|<(\/?)([a-z][a-z0-9:]*)(?:[\s/][^<>]*)?>/gi;

/** Keeps comments, character references, and complete tags of known elements. Escapes every other `<` and `&`. */
function escapeNonTags(text: string): string {
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
