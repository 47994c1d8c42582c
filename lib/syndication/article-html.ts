import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { articleAttributes, articleSchemes, articleTags } from '@/lib/blog/body/allow-list';
import type { Photo, Post, Prose } from '@/lib/blog/post';
import type { WholePost } from '@/lib/blog/posts';
import { reportBroken } from '@/lib/blog/report';
import { escapeHtml } from '@/lib/platform/http/html';
import { absoluteUrl } from '@/lib/seo/urls';
import { figure, richTextHtml } from './rich-text-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: articleTags,
  allowedAttributes: articleAttributes,
  allowedSchemes: articleSchemes,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href: toAbsolute(href) } }),
    img: (tagName, { src = '', ...rest }) => ({ tagName, attribs: { src: toAbsolute(src), ...rest } }),
  },
};

/** An article's cover and body as HTML for other readers: sanitized again, with absolute URLs. */
export function articleHtml({ post, linked }: WholePost): string {
  const { body } = post;
  const run = (prose: Prose) => (prose.kind === 'html' ? prose.html : richTextHtml(prose.document, linked));
  const picture = (photo: Photo | null) => (photo && photo.src !== post.cover.src ? figure(photo) : '');
  const parts =
    body.kind === 'empty'
      ? [`<p>${escapeHtml(body.text)}</p>`]
      : body.sections.map(({ photo, prose }) => picture(photo) + (prose ? run(prose) : ''));
  return sanitizeHtml([figure(post.cover), ...parts].join('\n'), OPTIONS).trim();
}

/** Articles with their HTML. One that can't be rendered is skipped and logged. */
export function articlesWithHtml(articles: WholePost[]): { post: Post; html: string }[] {
  return articles.flatMap((article) => {
    try {
      return { post: article.post, html: articleHtml(article) };
    } catch (error) {
      reportBroken(article.post.id, error);
      return [];
    }
  });
}

function toAbsolute(address: string): string {
  return URL.canParse(address) ? address : absoluteUrl(address);
}
