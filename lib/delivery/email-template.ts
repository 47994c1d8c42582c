import { colors } from '@/content/brand/colors';
import { company } from '@/content/company';
import { html } from '@/lib/platform/http/html';

/** A link. In the plain-text version, the URL is below the label, or left out if it is a `tel:` or `mailto:` URL. */
type Link = { label: string; href: string };

export type Row = readonly [label: string, ...lines: (string | Link)[]];

export type Part =
  | { text: string; look?: 'lead' | 'muted' }
  | { heading?: string; rows: readonly Row[] }
  /** A visitor's text. The plain-text version marks each line with ">", so that visitors can't imitate our lines. */
  | { quote: string; label: string }
  | { button: Link };

export type EmailContent = { title: string; lines?: readonly (string | Link)[]; parts: readonly Part[] };

const TEXT_WIDTH = 78;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const HTTP_URL = /^https?:/;

export const toEmailBody = (content: EmailContent) => ({
  text: `${toText(content)}\n\n${company.name}`,
  html: toHtml(content),
});

export function toText({ title, lines = [], parts }: EmailContent): string {
  const head = [title, ...lines.map(lineToText)].join('\n');
  return [head, ...parts.map(partToText)].map((part) => wrap(part)).join('\n\n');
}

function partToText(part: Part): string {
  if ('text' in part) return part.text;
  if ('button' in part) return lineToText(part.button);
  if ('quote' in part)
    return [`${part.label}:`, ...part.quote.split(LINE_BREAK).map((line) => wrap(line, '> '))].join('\n');
  const rows = part.rows.map(([label, ...lines]) => `${label}: ${lines.map(lineToText).join('\n')}`);
  return [...(part.heading ? [`${part.heading}:`] : []), ...rows].join('\n');
}

const lineToText = (line: string | Link): string => {
  if (typeof line === 'string') return line;
  return HTTP_URL.test(line.href) ? `${line.label}:\n${line.href}` : line.label;
};

/** Breaks lines that are too long, but not within a URL, because the link would no longer work. */
function wrap(text: string, prefix = ''): string {
  const width = TEXT_WIDTH - prefix.length;
  const lines = text.split('\n').flatMap((line) => {
    if (line.length <= width) return [line];
    const broken = [''];
    for (const word of line.split(' ').flatMap((word) => splitWord(word, width))) {
      const last = broken.at(-1) ?? '';
      if (last && last.length + 1 + word.length > width) broken.push(word);
      else broken[broken.length - 1] = last ? `${last} ${word}` : word;
    }
    return broken;
  });
  return lines.map((line) => prefix + line).join('\n');
}

function splitWord(word: string, width: number): string[] {
  if (word.length <= width || HTTP_URL.test(word)) return [word];
  const letters = [...word];
  const pieces = Math.ceil(letters.length / width);
  return Array.from({ length: pieces }, (_, at) => letters.slice(at * width, (at + 1) * width).join(''));
}

const heading = 'font-family:Fraunces,Georgia,serif;font-weight:500;line-height:1.2';
const muted = `color:${colors['gulf-700']};font-size:15px`;
const paragraph = 'margin:0 0 12px';
const rule = `1px solid ${colors['sand-200']}`;
const subheading = `margin:32px 0 12px;padding-top:24px;border-top:${rule};${heading};font-size:20px`;
const quotation = `margin:0 0 12px;padding-left:16px;border-left:${rule};white-space:pre-wrap`;
const button =
  'display:inline-block;padding:12px 24px;border-radius:4px;font-weight:600;text-decoration:none;' +
  `background:${colors['emerald-700']};color:#ffffff`;
const body =
  `margin:0;padding:0;background:${colors['sand-50']};color:${colors['gulf-950']};` +
  "font:16px/1.55 'Instrument Sans',Helvetica,Arial,sans-serif";

const lineToHtml = (line: string | Link) =>
  typeof line === 'string'
    ? html`<bdi>${line}</bdi>`
    : html`<a href="${line.href}" style="color:${colors['emerald-700']}">${line.label}</a>`;

function partToHtml(part: Part) {
  if ('text' in part) {
    const looks = { lead: `${paragraph};font-size:18px`, muted: `margin:0 0 8px;${muted}` };
    return html`<p style="${part.look ? looks[part.look] : paragraph}">${part.text}</p>`;
  }
  if ('button' in part)
    return html`<p style="margin:24px 0"><a href="${part.button.href}" style="${button}">${part.button.label}</a></p>`;
  if ('quote' in part)
    return html`<p style="margin:24px 0 4px;${muted}">${part.label}</p>
<blockquote style="${quotation}">${part.quote}</blockquote>`;
  const rows = part.rows.map(
    ([label, ...lines]) => html`<p style="${paragraph}">
<span style="${muted}">${label}</span>${lines.map((line) => html`<br>${lineToHtml(line)}`)}</p>`,
  );
  return html`${part.heading && html`<h2 style="${subheading}">${part.heading}</h2>`}${rows}`;
}

/** The `format-detection` tag keeps email programs from turning addresses and dates into links. */
function toHtml({ title, lines = [], parts }: EmailContent): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="address=no, date=no, email=no, url=no">
<title>${title}</title></head>
<body style="${body}">
<div style="max-width:560px;margin:0 auto;padding:32px 24px 40px;overflow-wrap:anywhere">
<p style="margin:0 0 24px;${heading};font-size:18px;color:${colors['emerald-700']}">${company.name}</p>
<h1 style="margin:0 0 16px;${heading};font-size:28px">${title}</h1>
${lines.map((line) => html`<p style="margin:0 0 4px;font-size:18px">${lineToHtml(line)}</p>`)}
${parts.map(partToHtml)}
</div></body></html>`.text;
}
