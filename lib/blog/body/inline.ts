import type { Inline } from '../post';
import { safeLink } from './links';

type Mark = '[' | '**' | '__' | '*' | '_';
type Found = { parts: Inline[]; end: number };

/**
 * The inline parts of one line of text (specification, section 2.9): `[text](url)`, `**bold**`, `__bold__`, `*italic*`,
 * `_italic_`; underscores inside a word mean nothing. A link that isn't safe leaves its words. Takes time in proportion
 * to the text, whatever stands in it.
 */
export function parseInline(text: string, outer: readonly Mark[] = []): Inline[] {
  const next = searches(text);
  const inner = (from: number, to: number, mark: Mark) => parseInline(text.slice(from, to), [...outer, mark]);

  const find: Record<Mark, (at: number) => Found | null> = {
    '['(at) {
      const close = next.bracket(at + 1);
      if (close === at + 1 || text[close + 1] !== '(') return null;
      const end = next.parenthesis(close + 2);
      if (end === close + 2 || end >= next.space(close + 2)) return null;
      const link = safeLink(text.slice(close + 2, end));
      const children = inner(at + 1, close, '[');
      return { parts: link ? [{ type: 'link', href: link.href, children }] : children, end: end + 1 };
    },
    '**'(at) {
      const end = next.stars(at + 3);
      if (end === Infinity || isSpace(text[at + 2])) return null;
      return { parts: [{ type: 'strong', children: inner(at + 2, end, '**') }], end: end + 2 };
    },
    __(at) {
      const end = next.underlines(at + 3);
      if (end === Infinity || isSpace(text[at + 2]) || isWord(text[at - 1])) return null;
      return { parts: [{ type: 'strong', children: inner(at + 2, end, '__') }], end: end + 2 };
    },
    '*'(at) {
      const end = next.star(at + 1);
      if (end === Infinity || end === at + 1 || isSpace(text[at + 1])) return null;
      return { parts: [{ type: 'em', children: inner(at + 1, end, '*') }], end: end + 1 };
    },
    _(at) {
      const end = next.underline(at + 1);
      if (end === Infinity || end === at + 1 || isSpace(text[at + 1])) return null;
      if (isWord(text[at - 1]) || isWord(text[end + 1])) return null;
      return { parts: [{ type: 'em', children: inner(at + 1, end, '_') }], end: end + 1 };
    },
  };

  const parts: Inline[] = [];
  let done = 0;
  for (let at = next.opener(0); at < text.length; at = next.opener(Math.max(at + 1, done))) {
    const found = marksAt(text, at)
      .filter((mark) => !outer.includes(mark)) // nothing nests in its own kind, so the depth has an end
      .reduce<Found | null>((first, mark) => first ?? find[mark](at), null);
    if (!found) continue;
    if (at > done) parts.push({ type: 'text', value: text.slice(done, at) });
    for (const part of found.parts) parts.push(part);
    done = found.end;
  }
  if (done < text.length) parts.push({ type: 'text', value: text.slice(done) });
  return parts;
}

/** The marks that may open there, the longer one first. */
function marksAt(text: string, at: number): Mark[] {
  const mark = text[at];
  if (mark === '*') return text[at + 1] === '*' ? ['**', '*'] : ['*'];
  if (mark === '_') return text[at + 1] === '_' ? ['__', '_'] : ['_'];
  return ['['];
}

/** Where each thing comes next from a position; each search goes through the text once, as positions only grow. */
function searches(text: string) {
  const search = (pattern: RegExp) => {
    let at = -1;
    return (from: number): number => {
      if (at < from) {
        pattern.lastIndex = from;
        at = pattern.exec(text)?.index ?? Infinity;
      }
      return at;
    };
  };
  return {
    opener: search(/[[*_]/g),
    bracket: search(/\]/g),
    parenthesis: search(/\)/g),
    space: search(/\s/g),
    stars: search(/\*\*/g),
    star: search(/\*/g),
    underlines: search(/__(?!\w)/g),
    underline: search(/_/g),
  };
}

const isSpace = (character = '') => /\s/.test(character);
const isWord = (character = '') => /\w/.test(character);

/** The words of inline parts, without their marks. */
export function inlineText(parts: Inline[]): string {
  return parts.map((part) => (part.type === 'text' ? part.value : inlineText(part.children))).join('');
}
