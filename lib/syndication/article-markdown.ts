import 'server-only';
import { isBlockTag } from '@/lib/blog/body/allow-list';
import {
  type Element,
  element,
  findAll,
  isElement,
  type Node,
  rawTextOf,
  textOf,
} from '@/lib/blog/body/tree';
import type { WholePost } from '@/lib/blog/posts';
import { absoluteUrl } from '@/lib/seo/urls';
import { articleNodes } from './article-html';

export function articleMarkdown(whole: WholePost): string {
  const { post } = whole;
  const facts = {
    title: post.title,
    author: post.author,
    published: post.publishedAt,
    updated: post.updatedAt,
    category: post.category.name,
    tags: post.tags,
    canonical: absoluteUrl(post.path),
  };
  // JSON strings are valid YAML, so this escapes any title.
  const head = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text = formatBlocks([element('h1', {}, [post.title]), ...articleNodes(whole)]);
  return `---\n${head.join('\n')}\n---\n\n${text}\n`;
}

export const escapeMarkdown = (text: string) =>
  text
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w{0,40}(?:;|$))/g, '&amp;')
    .replaceAll('<', '&lt;');

function formatBlocks(nodes: Node[], separator = '\n\n'): string {
  const parts: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    // Escape characters that would start a list, heading or quote.
    const text = formatLine(run).replace(/^([#+=>-]|\d{1,9}(?=[.)]\s))/gm, (start) =>
      /\d/.test(start) ? `${start}\\` : `\\${start}`,
    );
    parts.push(text.trim());
    run = [];
  };
  for (const node of nodes)
    if (isElement(node) && isBlockTag(node.tag)) {
      endRun();
      parts.push(formatBlock(node));
    } else run.push(node);
  endRun();
  return parts.filter(Boolean).join(separator);
}

function formatBlock(node: Element): string {
  const { tag, attributes, children } = node;
  if (/^h[1-6]$/.test(tag)) return `${'#'.repeat(Number(tag[1]))} ${oneLine(children)}`;
  if (tag === 'hr') return '---';
  if (tag === 'ul' || tag === 'ol') return formatList(tag, attributes.start, children);
  if (tag === 'blockquote') return formatBlocks(children).replace(/^/gm, '> ');
  if (tag === 'pre') return formatCode(rawTextOf(children).replace(/\n$/, ''), '```', '\n');
  if (tag === 'table' && !isLayout(node)) return formatTable(node);
  return formatBlocks(children);
}

function oneLine(nodes: Node[]): string {
  const lines = formatBlocks(nodes, ' ').split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

function formatList(tag: string, written = '1', items: Node[]): string {
  const number = Number.parseInt(written, 10);
  const start = Number.isNaN(number) ? 1 : number;
  const lines = items
    .filter((item) => isElement(item))
    .map(({ children }, place) => {
      const marker = tag === 'ol' ? `${start + place}. ` : '- ';
      const isNested = (node: Node) => isElement(node, 'ul', 'ol');
      const isTight = children.filter((child) => isElement(child, 'p')).length < 2;
      const content = formatBlocks(children, isTight && children.some(isNested) ? '\n' : '\n\n');
      return `${marker}${content.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)}`;
    });
  return lines.join('\n');
}

/** Whether a table only arranges its cells, as in text pasted from emails. */
const isLayout = ({ children }: Element) =>
  findAll(children, ({ tag }) => /^(table|h[1-6])$/.test(tag)).length > 0;

/** Markdown tables need a header row, and each cell must be on one line. */
function formatTable({ children }: Element): string {
  const parts = children.filter((child) => isElement(child));
  const captions = parts.filter(({ tag }) => tag === 'caption').map((caption) => oneLine(caption.children));
  const rows = parts
    .filter(({ tag }) => tag !== 'caption')
    .flatMap((part) => (/^t(head|body|foot)$/.test(part.tag) ? part.children : part))
    .map((row) => cellsOf(isElement(row, 'tr') ? row.children : [row]));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row) => `| ${[...row, ...Array(width - row.length).fill('')].join(' | ')} |`);
  const rule = `|${' --- |'.repeat(width)}`;
  return [...captions.map((caption) => `${caption}\n`), ...lines.toSpliced(1, 0, rule)].join('\n');
}

function cellsOf(cells: Node[]): string[] {
  return cells.flatMap((cell) => {
    if (!isElement(cell)) return [];
    const others = Math.min(Number(cell.attributes.colspan ?? 1), 100) - 1;
    return [oneLine(cell.children).replaceAll('|', '\\|'), ...Array(Math.max(0, others || 0)).fill('')];
  });
}

/** Surrounds code with backticks, one more than the longest run of backticks in it. */
function formatCode(code: string, fence: string, padding: string): string {
  const runs = code.match(/`+/g) ?? [];
  const longest = Math.max(fence.length - 1, ...runs.map(({ length }) => length));
  const ticks = '`'.repeat(longest + 1);
  const edge = padding || (runs.length > 0 ? ' ' : '');
  // Escape `<`, because some Markdown parsers treat tags in code as HTML.
  return `${ticks}${edge}${code.replaceAll('<', '&lt;')}${edge}${ticks}`;
}

const marks: Record<string, string | undefined> = { strong: '**', em: '*', s: '~~', del: '~~' };

function formatLine(nodes: Node[]): string {
  const parts: string[] = [];
  for (const [place, node] of nodes.entries()) {
    const before = parts.at(-1)?.at(-1) ?? '';
    if (!isElement(node)) parts.push(escapeMarkdown(node));
    else if (node.tag === 'a' && node.attributes.href) {
      // An exclamation mark before a link would turn it into a picture.
      if (before === '!') parts.push(`${parts.pop()?.slice(0, -1)}\\!`);
      parts.push(formatLink(node));
    } else if (marks[node.tag]) parts.push(formatMark(node, before, nodes[place + 1]));
    else parts.push(formatInline(node));
  }
  return parts.join('');
}

function formatInline({ tag, attributes, children }: Element): string {
  const { src = '', alt = '' } = attributes;
  if (tag === 'br') return '  \n';
  if (tag === 'img') return `![${escapeMarkdown(alt)}](${encodeAddress(src)})`;
  if (tag === 'code') return formatCode(rawTextOf(children).replace(/\n/g, ' '), '`', '');
  const content = formatLine(children);
  return /^su[bp]$/.test(tag) ? `<${tag}>${content}</${tag}>` : content;
}

function formatLink({ attributes: { href = '', title }, children }: Element): string {
  const words = oneLine(children);
  if (textOf(children) === href) return `<${href}>`;
  const more = title ? ` ${JSON.stringify(title.replace(/\s+/g, ' '))}` : '';
  return withSpacesOf(formatLine(children), words && `[${words}](${encodeAddress(href)}${more})`);
}

/** Adds the spaces at the edges of `content` around `marked`, because they must be outside of a link or mark. */
const withSpacesOf = (content: string, marked: string) =>
  `${/^\s/.test(content) ? ' ' : ''}${marked}${/\s$/.test(content) ? ' ' : ''}`;

const encodeAddress = (url: string) =>
  url.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** Formats a mark as Markdown, or as HTML where Markdown would fail, such as within words and next to other marks. */
function formatMark({ tag, children }: Element, before: string, next: Node | undefined): string {
  const content = formatLine(children);
  const words = content.trim();
  if (!words) return content && ' ';
  const after = content.endsWith(' ') ? ' ' : isElement(next) ? (marks[next.tag] ?? ' ') : (next?.[0] ?? '');
  const isOpen = /^[\s([{"“‘—–-]?$/.test(before) || (/^[\p{L}\p{N}]/u.test(words) && !/[*~]/.test(before));
  const isClosed =
    /^([\s)\]}.,;:!?"”’—–-]|$)/.test(after) || (/[\p{L}\p{N}]$/u.test(words) && !/^[*~]/.test(after));
  const sign = marks[tag];
  // Use HTML if the text begins with a tilde: with the two of `~~`, a line could start with `~~~`, which fences code.
  const isStruck = words.startsWith('~');
  return withSpacesOf(
    content,
    isOpen && isClosed && !isStruck ? `${sign}${words}${sign}` : `<${tag}>${words}</${tag}>`,
  );
}
