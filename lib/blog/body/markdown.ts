import MarkdownIt from 'markdown-it';
import { BULLET } from './lists';
import { type Element, isElement, type Node, parseHtml } from './tree';

/** Authors indent text that isn't code, and write `---` for a line, not a heading. Entities are decoded already. */
const markdown = new MarkdownIt().disable(['code', 'lheading', 'entity']);
// Accept every link unchanged, because the sanitizer checks them all later.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;
markdown.renderer.rules.link_open = (tokens, place, options, _, self) => {
  tokens[place]?.attrSet('data-text', '');
  return self.renderToken(tokens, place, options);
};

/** In Markdown, "**Parking:**free" and "**Parking **is free" would not be bold. Their authors meant it. */
markdown.inline.State = class extends markdown.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const found = super.scanDelims(start, canSplitWord);
    const after = this.src[start + found.length] ?? '';
    if (found.length !== 2 || this.src[start] !== '*') return found;
    const opensQuote = /["'$\p{Ps}\p{Pi}]/u.test(after);
    const isInWord = start > 0 && /[\p{L}\p{N}]/u.test(after);
    return { ...found, can_open: found.can_open || opensQuote, can_close: found.can_close || isInWord };
  }
};

/** Matches an element's placeholder in text: its index in `held`, between two Unicode noncharacters. */
const PLACEHOLDER = /\uFDD0(\d+)\uFDD1/;

/** `clean` sanitizes the result. By our editors' convention, `# ` is a smaller heading than `## `. */
export function readMarkdown(run: Node[], clean: (nodes: Node[]) => Node[]): Node[] {
  const lines = (text: string) => {
    // Only `===` makes the line above a heading, because `---` is a rule in Contentful's editor.
    const underlined = text.replace(/\r\n?/g, '\n').replace(/^(\S.*)\n=+[^\S\n]*$/gm, '## $1');
    return underlined.split('\n').map(toMarkdownMarkers).join('\n');
  };
  const nodes = read(run, (text) => clean(parseHtml(markdown.render(lines(text)))));
  return nodes.map((node) =>
    isElement(node, 'h1') ? { ...node, tag: 'h3', attributes: { 'data-small': '' } } : node,
  );

  function read(run: Node[], render: (text: string) => Node[]): Node[] {
    const held: Element[] = [];
    const hold = (node: Element) => `\uFDD0${held.push({ ...node, children: inline(node) }) - 1}\uFDD1`;
    const placed = (node: Node): Node[] => {
      if (isElement(node)) return [{ ...node, children: node.children.flatMap(placed) }];
      return node.split(PLACEHOLDER).map((part, index) => (index % 2 ? (held[Number(part)] ?? '') : part));
    };
    return render(run.map((node) => (isElement(node) ? hold(node) : node)).join('')).flatMap(placed);
  }

  function inline({ tag, children }: Element): Node[] {
    if (tag === 'code' || tag === 'kbd') return children;
    return read(children, (text) => clean(parseHtml(markdown.renderInline(text))));
  }
}

function toMarkdownMarkers(line: string): string {
  if (!line.trim()) return '';
  const item = line
    .replace(BULLET, '- ')
    .replace(/^(#{2,6})(?=[^#\s])/, '$1 ')
    // Google Docs writes an id after each heading.
    .replace(/^(#[^{]+)\{#[^{}\s]+\}\s*$/, '$1')
    .replace(/^(\s*(?:[-*+]|\d{1,3}[.)]) )\[([ xX])\] /, (_, mark, box) => mark + (box === ' ' ? '☐ ' : '☑ '))
    .replace(/\] \((?=https?:\/\/)/g, '](');
  return item.replace(/\]\(([^()<>]*(?:\([^()<>]*\)[^()<>]*)*)\)/g, (written, content: string) => {
    const title = /\s("[^"]*"|'[^']*'|[“”][^“”]*”)\s*$/.exec(content);
    const address = content.slice(0, title?.index).trim();
    return /[\s“”]/.test(content) ? `](<${address}>${title?.[0].replace(/[“”]/g, '"') ?? ''})` : written;
  });
}
