import type { Article } from '@/lib/blog/article';
import { linkEntries, pageHtml } from '@/lib/blog/body/page-html';
import './prose.css';
import './prose-lists.css';

export function ArticleBody({ article: { post, linked } }: { article: Article }) {
  return post.body.map(({ role, nodes }, index) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the sections of one article never move
      key={index}
      className={role === 'part' ? 'prose mt-11' : 'prose not-first:mt-[1.4em]'}
      data-opening={role === 'opening' || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in lib/blog/body
      dangerouslySetInnerHTML={{ __html: pageHtml(linkEntries(nodes, linked)) }}
    />
  ));
}
