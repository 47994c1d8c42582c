import type { Inline } from '../post';
import { safeLink } from './links';

type Mark = '[' | '**' | '__' | '*' | '_';
type Found = { parts: Inline[]; end: number };

/**
 * The inline parts of one line of text (specification, section 2.9). A link that isn't safe leaves its words. Takes time in
 * proportion to the text, whatever stands in it.
 */
export function parseInline(text: string, outer: readonly Mark[] = []): Inline[] {
  const next = searches(text);
  const inner = (from: number, to: number, mark: Mark) => parseInline(text.slice(from, to), [...outer, mark]);

  const link = (at: number): Found | null => {
    const close = next[']'](at + 1);
    if (close === at + 1 || text[close + 1] !== '(') return null;
    const end = next[')'](close + 2);
    if (end === close + 2 || end >= next.space(close + 2)) return null;
    const safe = safeLink(text.slice(close + 2, end));
    const children = inner(at + 1, close, '[');
    return { parts: safe ? [{ type: 'link', href: safe.href, children }] : children, end: end + 1 };
  };

  const emphasis = (mark: Exclude<Mark, '['>, at: number): Found | null => {
    const isStrong = mark.length === 2;
    const start = at + mark.length;
    const close = next[mark](isStrong ? start + 1 : start);
    const end = close + mark.length;
    if (close === Infinity || close === start || isSpace(text[start])) return null;
    if (mark.startsWith('_') && (isWord(text[at - 1]) || isWord(text[end]))) return null;
    return { parts: [{ type: isStrong ? 'strong' : 'em', children: inner(start, close, mark) }], end };
  };

  const parts: Inline[] = [];
  let done = 0;
  for (let at = next.opener(0); at < text.length; at = next.opener(Math.max(at + 1, done))) {
    const found = marksAt(text, at)
      .filter((mark) => !outer.includes(mark)) // nothing nests in its own kind, so the depth has an end
      .reduce<Found | null>((first, mark) => first ?? (mark === '[' ? link(at) : emphasis(mark, at)), null);
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
    ']': search(/\]/g),
    ')': search(/\)/g),
    space: search(/\s/g),
    '**': search(/\*\*/g),
    '*': search(/\*/g),
    __: search(/__(?!\w)/g),
    _: search(/_/g),
  };
}

const isSpace = (character = '') => /\s/.test(character);
const isWord = (character = '') => /\w/.test(character);

/** The words of inline parts, without their marks. */
export function inlineText(parts: Inline[]): string {
  return parts.map((part) => (part.type === 'text' ? part.value : inlineText(part.children))).join('');
}
