import 'server-only';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import { element, isElement, type Node, toHtml } from '@/lib/blog/body/tree';
import type { WholePost } from '@/lib/blog/posts';
import { escapeHtml } from '@/lib/platform/http/html';
import { absoluteUrl } from '@/lib/seo/urls';
import { articleNodes } from './article-html';

const converter = new NodeHtmlMarkdown({ bulletMarker: '-', emDelimiter: '*', codeFence: '```' });

/** An article as Markdown with YAML front matter. */
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
  // JSON is valid YAML and escapes any title.
  const head = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text = markdown(
    toHtml([element('h1', {}, [post.title]), ...articleNodes(whole).map(withPlainCells)]),
  );
  return `---\n${head.join('\n')}\n---\n\n${text}\n`;
}

/** Cells of Markdown tables have a single line. */
function withPlainCells(node: Node): Node {
  if (!isElement(node)) return node;
  const line = (nodes: Node[]): Node[] =>
    nodes.flatMap((child) => (isElement(child, 'p', 'br') ? [...line(child.children), ' '] : [child]));
  const isCell = /^t[dh]$/.test(node.tag);
  return { ...node, children: isCell ? line(node.children) : node.children.map(withPlainCells) };
}

/** Sanitized HTML as Markdown; text that looks like a tag, and brackets in alternative texts, are escaped. */
function markdown(html: string): string {
  const escaped = html
    .replace(/&(?=lt;|amp;#?\w{1,40};)/g, '&amp;')
    .replace(/<img [^<>]*>/g, (tag) => tag.replace(/ alt="[^"]*"/, (alt) => alt.replace(/[[\]\\]/g, '\\$&')));
  return converter.translate(escaped).trim();
}

/** A line of text as Markdown. */
export function markdownText(text: string): string {
  return markdown(escapeHtml(text));
}
