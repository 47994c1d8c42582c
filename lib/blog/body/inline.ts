import { escapeHtml } from '@/lib/platform/http/html';
import { safeLink } from './links';

type Mark = '[' | '**' | '__' | '*' | '_';
type Found = { html: string; end: number };

/**
 * One line of text as HTML (specification, section 2.9). A link that isn't safe leaves its words. Takes time in proportion
 * to the text, whatever stands in it.
 */
export function inlineHtml(text: string, outer: readonly Mark[] = []): string {
  const next = searches(text);
  const inner = (from: number, to: number, mark: Mark) => inlineHtml(text.slice(from, to), [...outer, mark]);

  const link = (at: number): Found | null => {
    const close = next[']'](at + 1);
    if (close === at + 1 || text[close + 1] !== '(') return null;
    const end = next[')'](close + 2);
    if (end === close + 2 || end >= next.space(close + 2)) return null;
    const safe = safeLink(text.slice(close + 2, end));
    const words = inner(at + 1, close, '[');
    // Links of such a text open in a new tab, wherever they lead (specification, section 2.9).
    const attributes = safe && `href="${escapeHtml(safe.href)}" target="_blank" rel="noopener"`;
    return { html: attributes ? `<a ${attributes}>${words}</a>` : words, end: end + 1 };
  };

  const emphasis = (mark: Exclude<Mark, '['>, at: number): Found | null => {
    const tag = mark.length === 2 ? 'strong' : 'em';
    const start = at + mark.length;
    const close = next[mark](tag === 'strong' ? start + 1 : start);
    const end = close + mark.length;
    if (close === Infinity || close === start || isSpace(text[start])) return null;
    if (mark.startsWith('_') && (isWord(text[at - 1]) || isWord(text[end]))) return null;
    return { html: `<${tag}>${inner(start, close, mark)}</${tag}>`, end };
  };

  let html = '';
  let done = 0;
  for (let at = next.opener(0); at < text.length; at = next.opener(Math.max(at + 1, done))) {
    const found = marksAt(text, at)
      .filter((mark) => !outer.includes(mark)) // nothing nests in its own kind, so the depth has an end
      .reduce<Found | null>((first, mark) => first ?? (mark === '[' ? link(at) : emphasis(mark, at)), null);
    if (!found) continue;
    html += escapeHtml(text.slice(done, at)) + found.html;
    done = found.end;
  }
  return html + escapeHtml(text.slice(done));
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
