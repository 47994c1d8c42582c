import { escapeHtml } from '@/lib/platform/http/html';
import { safeLink } from './links';

/** What may open or close something: a mark of emphasis, a bracket, or the end of a link with its address. */
const MARKS = /\*\*|__|\*|_|\[|\]\((?:[^()\s]|\([^()\s]{0,200}\)){1,2000}\)|\]/g;

/** One line of text as HTML: bold, italics and links, in linear time. A link that isn't safe leaves its words. */
export function inlineHtml(text: string): string {
  // What is open, outermost first. Nothing nests in its own kind, so the depth has an end.
  const open = [{ mark: '', html: '' }];
  const write = (html: string) => {
    const innermost = open.at(-1);
    if (innermost) innermost.html += html;
  };
  const isOpen = (mark: string) => open.some((one) => one.mark === mark);
  /** What stands behind the open `mark`; marks in it that were never closed are text. */
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

/** Words in brackets, and what closes them: `](/plans)`, or only a bracket. */
function linked(words: string, end: string): string {
  if (end === ']' || !words) return `[${words}${escapeHtml(end)}`;
  const link = safeLink(end.slice(2, -1));
  // Links of such a text open in a new tab, wherever they lead: their authors expect it.
  return link ? `<a href="${escapeHtml(link.href)}" target="_blank" rel="noopener">${words}</a>` : words;
}
