import 'server-only';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import type { WholePost } from '@/lib/blog/whole-posts';
import { absoluteUrl } from '@/lib/seo/urls';
import { articleHtml } from './article-html';

const converter = new NodeHtmlMarkdown({ bulletMarker: '-', emDelimiter: '*', codeFence: '```' });

/** An article as Markdown, with its facts in YAML front matter and the address of its page. */
export function articleMarkdown(whole: WholePost): string {
  const { post } = whole;
  const facts = {
    title: post.title,
    author: post.author,
    published: post.createdAt,
    updated: post.updatedAt,
    category: post.category.name,
    tags: post.tags,
    canonical: absoluteUrl(post.path),
  };
  // JSON is YAML too, and escapes whatever a title may hold.
  const head = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${head.join('\n')}\n---\n\n# ${post.title}\n\n${converter.translate(articleHtml(whole)).trim()}\n`;
}
