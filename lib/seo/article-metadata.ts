import 'server-only';
import type { Metadata } from 'next';
import { contentfulImage } from '@/lib/blog/photo';
import type { Photo, Post } from '@/lib/blog/post';
import { articleAlternates } from './alternates';
import { pageMetadata } from './page-metadata';

/** The metadata of an article's page. */
export function articleMetadata(post: Post): Metadata {
  return pageMetadata({
    title: post.title,
    description: shortened(post.excerpt, 160) || post.title,
    path: post.path,
    alternates: articleAlternates(post.path),
    keywords: [...post.tags, post.category.name],
    image: preview(post.cover),
    article: {
      publishedTime: post.createdAt,
      modifiedTime: post.updatedAt,
      authors: [post.author],
      section: post.category.name,
      tags: post.tags,
    },
  });
}

function preview({ src, service, width, height, alt }: Photo) {
  const url = service === 'contentful' ? contentfulImage(src, 1200).replace('fm=webp', 'fm=jpg') : src;
  const scale = service === 'contentful' ? Math.min(1, 1200 / width) : 1;
  return { url, width: Math.round(width * scale), height: Math.round(height * scale), alt };
}

/** A text cut at a word, with an ellipsis, so that it has `length` characters at most. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s.,;:…]+$/, '')}…`;
}
