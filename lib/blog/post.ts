import type { Document } from '@contentful/rich-text-types';
import type { Category } from '@/content/categories';

/** A picture of a post. `src` carries no query; components ask the right server for the sizes they need. */
export interface Photo {
  src: string;
  /** Where sizes come from: Contentful's image service, or our own optimiser for files in public/. */
  service: 'contentful' | 'local';
  alt: string;
  caption?: string;
  width: number;
  height: number;
  /** Focal point in per cent; the middle where it is not known. */
  focalX?: number;
  focalY?: number;
  /** Id of the asset in Contentful, where there is one. */
  assetId?: string;
}

/** What the light index knows of a post: enough for links, lists of links, sitemap and search for neighbors. */
export interface PostLink {
  id: string;
  title: string;
  slug: string;
  /** Site-relative address, `/blog/{slug}`. */
  path: `/blog/${string}`;
  category: Category;
  /** Tag ids as Contentful has them. */
  tagIds: string[];
  featured: boolean;
  /** ISO 8601 with time zone. */
  createdAt: string;
  updatedAt: string;
}

/** What a card shows. */
export interface PostSummary extends PostLink {
  excerpt: string;
  cover: Photo;
  author: string;
  /** The date part of `createdAt`, `YYYY-MM-DD`. */
  publishDate: string;
  /** Display names; a card shows three at most. */
  tags: string[];
  /** For example "5 min read". */
  readTime: string;
}

/** A whole article. */
export interface Post extends PostSummary {
  /** The entry's own excerpt; null where ours is cut from the body, which would say it twice. */
  standfirst: string | null;
  body: PostBody;
  wordCount: number;
  /** Headings of the second level, for the table of contents. */
  headings: Heading[];
  /** Ids of entries and assets that stand in the body or beside it: a change of theirs changes this page. */
  mentions: { entries: string[]; assets: string[] };
}

export interface Heading {
  id: string;
  text: string;
}

/** One run of content, in the one of three ways it can be written. */
export type Prose =
  | { kind: 'rich-text'; document: Document }
  | { kind: 'html'; html: string }
  | { kind: 'text'; blocks: TextBlock[] };

/** An article: prose, or the sections of a top-five post, or nothing but a sentence. */
export type PostBody =
  | { kind: 'prose'; prose: Prose }
  | { kind: 'sections'; opening: Prose | null; sections: Section[]; closing: Prose | null }
  | { kind: 'empty'; text: string };

export interface Section {
  photo: Photo | null;
  prose: Prose | null;
}

export type TextBlock =
  | { type: 'heading'; level: HeadingLevel; small: boolean; id: string; text: Inline[] }
  | { type: 'paragraph'; text: Inline[] }
  | { type: 'list'; ordered: boolean; start: number; items: Inline[][] };

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export type Inline =
  | { type: 'text'; value: string }
  | { type: 'strong'; children: Inline[] }
  | { type: 'em'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };
