import 'server-only';
import type { Metadata } from 'next';
import type { Post } from '@/lib/blog/post';
import { feedAlternates, pageMetadata } from './page-metadata';
import { absoluteUrl } from './urls';

/** The metadata of an article's page. */
export function articleMetadata(post: Post): Metadata {
  const { service, src, alt, width, height } = post.cover;
  const page = pageMetadata({
    metaTitle: post.title,
    metaDescription: shortened(post.excerpt, 160) || post.title,
    path: post.path,
    alternates: {
      ...feedAlternates,
      'text/markdown': [{ url: absoluteUrl(`${post.path}.md`), title: 'Markdown' }],
    },
    keywords: [...post.tags, post.category.name],
    picture: {
      alt: alt || post.title,
      ...(service === 'local'
        ? { url: absoluteUrl(src), width, height }
        : { url: `${src}?w=1200&h=630&fit=fill&q=80&fm=jpg`, width: 1200, height: 630 }),
    },
  });
  const openGraph = {
    ...page.openGraph,
    type: 'article' as const,
    publishedTime: post.publishedAt,
    modifiedTime: post.updatedAt,
    authors: [post.author],
    section: post.category.name,
    tags: post.tags,
  };
  return { ...page, openGraph };
}

/** A text cut at a word, with an ellipsis, so that it has `length` characters at most. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2));
  return `${/^.*[^\s.,;:…]/s.exec(words)?.[0] ?? ''}…`;
}
