import type { Document } from '@contentful/rich-text-types';
import type { Category } from '@/content/categories';

/** A picture of a post. `src` carries no query; components ask the right server for the sizes they need. */
export interface Photo {
  src: string;
  /** Where sizes come from: Contentful's image service, or `npm run pictures` for those in public/images. */
  service: 'contentful' | 'local';
  alt: string;
  caption?: string;
  width: number;
  height: number;
  /** Focal point in per cent; the middle where it is not known. */
  focalX?: number;
  focalY?: number;
}

/** What the index knows of a post: enough for links, lists of links, sitemap and search for neighbors. */
export interface PostLink {
  id: string;
  title: string;
  slug: string;
  /** Site-relative address. */
  path: `/blog/${string}`;
  category: Category;
  /** Tag ids as Contentful has them, without authors' names and `featuredPost`. */
  tagIds: string[];
  featured: boolean;
  /** ISO 8601 with time zone: the editor's publish date, else when the entry was created. */
  publishedAt: string;
  updatedAt: string;
}

/** A whole article. */
export interface Post extends PostLink {
  /** The entry's own excerpt; null where ours is cut from the body, which would say it twice. */
  standfirst: string | null;
  excerpt: string;
  cover: Photo;
  author: string;
  /** `YYYY-MM-DD`. */
  publishDate: string;
  /** Display names; a card shows three at most. */
  tags: string[];
  /** For example "5 min read". */
  readTime: string;
  wordCount: number;
  body: PostBody;
  /** Headings of the second level, for the table of contents. */
  headings: Heading[];
  /** Ids of entries and assets that stand in the body or beside it: a change of theirs changes this page. */
  mentions: { entries: string[]; assets: string[] };
}

/** What a card shows. */
export type PostSummary = Omit<Post, 'standfirst' | 'body' | 'wordCount' | 'headings' | 'mentions'>;

export interface Heading {
  id: string;
  text: string;
}

/** One run of content: rich text, or HTML that is safe to write into a page. */
export type Prose = { kind: 'rich-text'; document: Document } | { kind: 'html'; html: string };

/** An article's sections, or nothing but a sentence. */
export type PostBody = { kind: 'words'; sections: Section[] } | { kind: 'empty'; text: string };

export interface Section {
  /** `part` is one of a top-five post. */
  role: 'opening' | 'part' | 'closing';
  photo: Photo | null;
  prose: Prose | null;
}
