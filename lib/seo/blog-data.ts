import 'server-only';
import type { BlogPosting } from 'schema-dts';
import { team } from '@/content/team';
import type { Post } from '@/lib/blog/post';
import { nodeId } from './structured-data';
import { absoluteUrl } from './urls';

/** An article as BlogPosting, true to what the page shows. */
export function blogPosting(post: Post): BlogPosting {
  const { service, src, width, height } = post.cover;
  return {
    '@type': 'BlogPosting',
    '@id': absoluteUrl(`${post.path}#article`),
    mainEntityOfPage: absoluteUrl(post.path),
    url: absoluteUrl(post.path),
    headline: post.title,
    description: post.excerpt,
    image: {
      '@type': 'ImageObject',
      url: service === 'local' ? absoluteUrl(src) : `${src}?fm=jpg&q=80`,
      width: String(width),
      height: String(height),
    },
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author, url: absoluteUrl(authorPath(post.author)) },
    publisher: { '@id': nodeId.organization },
    articleSection: post.category.name,
    keywords: post.tags,
    wordCount: post.wordCount,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  };
}

/** Where an author is introduced: the team's page for one of us, else the page about the company. */
export function authorPath(author: string): string {
  return team.some(({ name }) => name === author) ? '/team' : '/about';
}
