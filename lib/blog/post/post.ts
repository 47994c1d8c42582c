import type { Category } from '@/content/categories';
import type { Node } from '@/lib/blog/body/tree';
import type { Photo } from '@/lib/contentful/photo';

export interface PostLink {
  id: string;
  title: string;
  slug: string;
  path: `/blog/${string}`;
  category: Category;
  /** Contentful tag ids, without authors' names and `featuredPost`. */
  tagIds: string[];
  isFeatured: boolean;
  /** ISO 8601 with time zone: the publish date, else the creation date. */
  publishedAt: string;
  updatedAt: string;
}

export interface Post extends PostLink {
  /** The excerpt that an editor wrote; null if `excerpt` was cut from the body. */
  editorExcerpt: string | null;
  excerpt: string;
  cover: Photo;
  author: string;
  /** `YYYY-MM-DD`. */
  publishDate: string;
  tags: string[];
  /** Such as "5 min read". */
  readTime: string;
  wordCount: number;
  body: Section[];
  /** Level-2 headings for the table of contents. */
  headings: Heading[];
  /** Ids of the entries and assets on the page: when one changes, the page must be rendered again. */
  mentions: { entries: string[]; assets: string[] };
}

export interface Heading {
  id: string;
  text: string;
}

interface Section {
  /** `part`: one of the five pairs of picture and paragraph in a top-five post. */
  role: 'opening' | 'part' | 'closing';
  /** Repaired and sanitized. */
  nodes: Node[];
}
