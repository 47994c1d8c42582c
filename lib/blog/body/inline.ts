import { escapeHtml } from '@/lib/platform/http/html';
import { safeLink } from './links';

/** Tokens: emphasis marks, brackets, and the end of a link with its URL. */
const MARKS = /\*\*|__|\*|_|\[|\]\((?:[^()\s]|\([^()\s]{0,200}\)){1,2000}\)|\]/g;

/** One line of text as HTML with bold, italics and links, in linear time. Unsafe links are reduced to their text. */
export function inlineHtml(text: string): string {
  // Open marks, outermost first. No mark nests in itself, which bounds the depth.
  const open = [{ mark: '', html: '' }];
  const write = (html: string) => {
    const innermost = open.at(-1);
    if (innermost) innermost.html += html;
  };
  const isOpen = (mark: string) => open.some((one) => one.mark === mark);
  /** Closes `mark` and returns its content; unclosed marks in it become text. */
  const close = (mark: string): string => {
    const [closed, ...unclosed] = open.splice(open.findIndex((one) => one.mark === mark));
    return `${closed?.html}${unclosed.map(({ mark, html }) => mark + html).join('')}`;
  };

  let done = 0;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    write(escapeHtml(text.slice(done, index)));
    done = index + mark.length;
    const [before = '', after = ''] = [text[index - 1], text[done]];

    if (mark.startsWith(']')) {
      if (isOpen('[')) write(linked(close('['), mark));
      else write(escapeHtml(mark));
    } else if (!isOpen(mark)) {
      const opens = mark === '[' || (!/\s/.test(after) && !(mark.startsWith('_') && /\w/.test(before)));
      if (opens) open.push({ mark, html: '' });
      else write(mark);
    } else if (mark === '[' || (mark.startsWith('_') && /\w/.test(after))) write(mark);
    else {
      const words = close(mark);
      const tag = mark.length === 2 ? 'strong' : 'em';
      write(words ? `<${tag}>${words}</${tag}>` : `${mark}${mark}`);
    }
  }
  write(escapeHtml(text.slice(done)));
  return close('');
}

/** A link with these words, or plain text; `end` is `](/plans)` or `]`. */
function linked(words: string, end: string): string {
  if (end === ']' || !words) return `[${words}${escapeHtml(end)}`;
  const link = safeLink(end.slice(2, -1));
  // Authors of these texts expect all links to open in a new tab.
  return link ? `<a href="${escapeHtml(link.href)}" target="_blank" rel="noopener">${words}</a>` : words;
}
