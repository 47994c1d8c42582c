import 'server-only';
import type { Metadata } from 'next';
import { repairText } from '@/lib/blog/body/markup';
import type { Post } from '@/lib/blog/post/post';
import { authorPath } from './blog-data';
import { feedAlternates, pageMetadata } from './page-metadata';
import { absoluteUrl } from './urls';

export function articleMetadata(post: Post, noindex = false): Metadata {
  const page = pageMetadata({
    metaTitle: post.title,
    metaDescription: shorten(post.excerpt, 160) || post.title,
    path: post.path,
    noindex,
    alternates: {
      ...feedAlternates,
      'text/markdown': [{ url: absoluteUrl(`${post.path}.md`), title: 'Markdown' }],
    },
    keywords: [...new Set([...post.tags, post.category.name])],
    previewVersion: Date.parse(post.updatedAt).toString(36),
  });
  const openGraph = {
    ...page.openGraph,
    type: 'article' as const,
    publishedTime: post.publishedAt,
    modifiedTime: post.updatedAt,
    // Open Graph expects profile URLs here, not names.
    authors: [absoluteUrl(authorPath(post.author))],
    section: post.category.name,
    tags: post.tags,
  };
  return { ...page, openGraph };
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const words = repairText(cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)));
  return `${/^.*[^\s.,;:…]/s.exec(words)?.[0] ?? ''}…`;
}
