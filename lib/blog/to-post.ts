import { defaultAuthor } from '@/content/team';
import { bodyOf } from './body/to-body';
import type { BlogEntry } from './entry';
import { excerptOf } from './excerpt';
import { fallbackPhoto, toPhoto } from './photo';
import type { Photo, Post, PostLink } from './post';
import { countWords, readTimeOf } from './read-time';
import { displayTags } from './tags';

/**
 * Our post from an entry of either content type (specification, section 3). Address, category and featured flag come
 * from the index, which knows all posts. Never throws: what can't be shown was refused when the entry was parsed.
 */
export function toPost(entry: BlogEntry, link: PostLink): Post {
  const { body, headings, text, running, mentions } = bodyOf(entry);
  const author = entry.fields.author?.trim() || defaultAuthor;
  const wordCount = countWords(text);

  return {
    ...link,
    title: entry.title,
    updatedAt: entry.updatedAt,
    standfirst: entry.fields.excerpt?.trim() || null,
    excerpt: excerptOf(entry.fields.excerpt?.trim() || running),
    cover: coverOf(entry) ?? fallbackPhoto,
    author,
    publishDate: entry.createdAt.slice(0, 10),
    tags: displayTags(entry.tagIds, author),
    readTime: readTimeOf(wordCount),
    wordCount,
    body,
    headings,
    mentions,
  };
}

/** The first photo of an entry, or null where none can be shown. */
export function coverOf(entry: BlogEntry): Photo | null {
  const photos =
    entry.type === 'blogPost'
      ? entry.fields.photo1
      : [
          entry.fields.photo1,
          entry.fields.photo2,
          entry.fields.photo3,
          entry.fields.photo4,
          entry.fields.photo5,
        ];
  return photos.map((photo) => toPhoto(photo)).find((photo) => photo !== null) ?? null;
}
