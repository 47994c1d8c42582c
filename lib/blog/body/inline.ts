import type { Inline } from '../post';
import { safeLink } from './links';

/** `[text](url)`, `**bold**`, `__bold__`, `*italic*`, `_italic_`; underscores inside a word mean nothing. */
const MARK =
  /\[(?<label>[^\]\n]+)\]\((?<url>[^)\s]+)\)|\*\*(?<bold>(?!\s)[^\n]+?)\*\*|(?<![\w_])__(?<bold2>(?!\s)[^\n]+?)__(?![\w_])|\*(?<em>(?![\s*])[^*\n]+?)\*|(?<![\w_])_(?<em2>(?![\s_])[^_\n]+?)_(?![\w_])/;

/** The inline parts of one line of text (specification, section 2.9). A link that isn't safe leaves its words. */
export function parseInline(text: string): Inline[] {
  const match = MARK.exec(text);
  if (!match?.groups) return text ? [{ type: 'text', value: text }] : [];

  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return [
    ...(before ? [{ type: 'text', value: before } as const] : []),
    ...marked(match.groups),
    ...parseInline(after),
  ];
}

function marked(groups: Record<string, string | undefined>): Inline[] {
  const { label, url, bold = groups.bold2, em = groups.em2 } = groups;
  if (label && url) {
    const link = safeLink(url);
    const children = parseInline(label);
    return link ? [{ type: 'link', href: link.href, children }] : children;
  }
  if (bold) return [{ type: 'strong', children: parseInline(bold) }];
  return [{ type: 'em', children: parseInline(em ?? '') }];
}

/** The words of inline parts, without their marks. */
export function inlineText(parts: Inline[]): string {
  return parts.map((part) => (part.type === 'text' ? part.value : inlineText(part.children))).join('');
}
