import { defaultAuthor } from '@/content/team';
import { bodyOf } from './body/to-body';
import type { BlogEntry } from './entry';
import type { Post, PostLink } from './post';
import { displayTags } from './tags';

/** A post from an entry of either type and its link in the index. */
export function toPost(entry: BlogEntry, link: PostLink): Post {
  const { text, running, cover, body, headings, mentions } = bodyOf(entry);
  const author = entry.fields.author ?? defaultAuthor;
  const wordCount = countWords(text);

  return {
    ...link,
    title: entry.title,
    publishedAt: entry.publishedAt,
    updatedAt: entry.updatedAt,
    standfirst: entry.fields.excerpt ?? null,
    excerpt: excerptOf(entry.fields.excerpt ?? running),
    cover,
    author,
    publishDate: entry.publishedAt.slice(0, 10),
    tags: displayTags(entry.tagIds, author),
    readTime: readTimeOf(wordCount),
    wordCount,
    body,
    headings,
    mentions,
  };
}

/** The first 200 characters of a plain text, with an ellipsis if cut. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 200) return line;
  // Don't cut between surrogates.
  const cut = line.slice(0, 200).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.trimEnd()}…`;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** "4 min read": words divided by 200, rounded up; "5 min read" without content. */
export const readTimeOf = (wordCount: number) => `${Math.ceil(wordCount / 200) || 5} min read`;
