import 'server-only';
import type { Blog, BlogPosting, ImageObject } from 'schema-dts';
import { company } from '@/content/company';
import { guide } from '@/content/guide';
import { team } from '@/content/team';
import type { Post } from '@/lib/blog/post/post';
import { type Photo, toJpegUrl } from '@/lib/contentful/photo';
import { nodeId } from './structured-data';
import { absoluteUrl } from './urls';

/** Sizes with the aspect ratios that Google recommends for Article: 1:1, 4:3 and 16:9. */
const sizes = [
  [1200, 1200],
  [1200, 900],
  [1200, 675],
] as const;

export function blogPosting(post: Post): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': absoluteUrl(`${post.path}#article`),
    mainEntityOfPage: absoluteUrl(post.path),
    url: absoluteUrl(post.path),
    headline: post.title,
    description: post.excerpt,
    image: images(post.cover),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author, url: absoluteUrl(authorPath(post.author)) },
    publisher: { '@id': nodeId.organization },
    articleSection: post.category.name,
    keywords: post.tags,
    wordCount: post.wordCount,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    isPartOf: blog(),
  };
}

export function guideData(posts: Post[]): Blog {
  return {
    ...blog(),
    blogPost: posts.slice(0, 20).map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url: absoluteUrl(post.path),
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      author: { '@type': 'Person', name: post.author },
    })),
  };
}

function blog() {
  return {
    '@type': 'Blog' as const,
    '@id': absoluteUrl('/blog#blog'),
    name: guide.name,
    description: guide.intro,
    url: absoluteUrl('/blog'),
    inLanguage: 'en-US',
    publisher: { '@id': nodeId.organization },
  };
}

export function authorPath(author: string): string {
  return team.some(({ name }) => name === author) ? '/team' : '/about';
}

function images({ service, src, size }: Photo): ImageObject[] {
  if (service === 'local')
    return [{ ...image(absoluteUrl(src), size.width, size.height), creditText: company.name }];
  return sizes.map(([wide, high]) => image(toJpegUrl(src, wide, high), wide, high));
}

function image(url: string, width: number, height: number) {
  return { '@type': 'ImageObject' as const, url, width: String(width), height: String(height) };
}
