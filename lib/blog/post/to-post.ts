import { defaultAuthor } from '@/content/team';
import { buildBody } from '@/lib/blog/body/to-body';
import { toLink } from '@/lib/blog/post-index';
import type { BlogEntry } from './entry';
import type { Post } from './post';
import { formatTagNames } from './tags';

export function toPost(entry: BlogEntry, slug: string): Post {
  const { text, excerptText, cover, body, headings, mentions } = buildBody(entry);
  const { author = defaultAuthor, excerpt } = entry;
  const wordCount = countWords(text);

  return {
    ...toLink(entry, slug),
    editorExcerpt: excerpt ?? null,
    excerpt: excerptOf(excerpt ?? excerptText),
    cover,
    author,
    publishDate: entry.publishedAt.slice(0, 10),
    tags: formatTagNames(entry.tagIds, author),
    readTime: formatReadTime(wordCount),
    wordCount,
    body,
    headings,
    mentions,
  };
}

/** The first 200 characters, with an ellipsis if cut. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 200) return line;
  // Don't cut a surrogate pair in half.
  const cut = line.slice(0, 200).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** "4 min read": 200 words per minute, rounded up; "5 min read" without content. */
export const formatReadTime = (wordCount: number) => `${Math.ceil(wordCount / 200) || 5} min read`;
