import type { Outline } from './headings';
import { htmlText } from './html';
import { inlineHtml } from './inline';

const HEADING = /^(#{1,2})\s+(\S.*)$/;
const BULLET = /^-\s+(\S.*)$/;
const NUMBER = /^(\d{1,4})[.)]\s+(\S.*)$/;

/** Markdown-like text as HTML. By our editors' convention, `# ` is a smaller heading than `## `. */
export function textHtml(text: string, outline: Outline): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => linesHtml(paragraph.split('\n'), outline))
    .join('');
}

function linesHtml(lines: string[], outline: Outline): string {
  let html = '';
  let open: { tag: 'p' | 'ul' | 'ol'; start: string; parts: string[] } | null = null;
  const close = () => {
    if (open?.tag === 'p') html += `<p>${inlineHtml(open.parts.join(' '))}</p>`;
    else if (open) html += `<${open.tag}${open.start}>${open.parts.join('')}</${open.tag}>`;
    open = null;
  };
  const add = (tag: 'p' | 'ul' | 'ol', part: string, start = '') => {
    if (open?.tag !== tag) close();
    open ??= { tag, start, parts: [] };
    open.parts.push(part);
  };

  for (const line of lines.map((line) => line.trim()).filter(Boolean)) {
    const [, hashes, title] = HEADING.exec(line) ?? [];
    const [, bullet] = BULLET.exec(line) ?? [];
    const [, number, step] = NUMBER.exec(line) ?? [];
    if (hashes && title) {
      close();
      const isSmall = hashes === '#';
      const words = inlineHtml(title);
      const { level, id } = outline.add(isSmall ? 3 : 2, htmlText(words));
      html += `<h${level} id="${id}"${isSmall ? ' data-small' : ''}>${words}</h${level}>`;
    } else if (bullet) add('ul', `<li>${inlineHtml(bullet)}</li>`);
    else if (number && step) add('ol', `<li>${inlineHtml(step)}</li>`, ` start="${Number(number)}"`);
    else add('p', line);
  }
  close();
  return html;
}
