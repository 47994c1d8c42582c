import type { Category } from '@/content/categories';
import type { Node } from '@/lib/blog/body/tree';

/** A picture of a post. `src` has no query; components add the sizes. */
export interface Photo {
  src: string;
  /** The source of other sizes: Contentful's image service, `npm run pictures` for public/images, none for an SVG. */
  service: 'contentful' | 'local' | 'none';
  alt: string;
  caption?: string;
  width: number;
  height: number;
  /** Focal point in percent; the center if unknown. */
  focalX?: number;
  focalY?: number;
}

/** A post in the index, without its body. */
export interface PostLink {
  id: string;
  title: string;
  slug: string;
  path: `/blog/${string}`;
  category: Category;
  /** Contentful tag ids without authors' names and `featuredPost`. */
  tagIds: string[];
  featured: boolean;
  /** ISO 8601 with time zone: the publish date, or else the creation date. */
  publishedAt: string;
  updatedAt: string;
}

export interface Post extends PostLink {
  /** The entry's own excerpt; null if `excerpt` is cut from the body. */
  standfirst: string | null;
  excerpt: string;
  cover: Photo;
  author: string;
  /** `YYYY-MM-DD`. */
  publishDate: string;
  /** Display names. */
  tags: string[];
  /** For example "5 min read". */
  readTime: string;
  wordCount: number;
  body: PostBody;
  /** Level-2 headings for the table of contents. */
  headings: Heading[];
  /** Ids of the entries and assets that the page shows and changes with. */
  mentions: { entries: string[]; assets: string[] };
}

export type PostSummary = Omit<Post, 'standfirst' | 'body' | 'wordCount' | 'headings' | 'mentions'>;

export interface Heading {
  id: string;
  text: string;
}

/** An article's sections, or a fallback sentence. */
export type PostBody = { kind: 'words'; sections: Section[] } | { kind: 'empty'; text: string };

interface Section {
  /** `part` is one of a top-five post. */
  role: 'opening' | 'part' | 'closing';
  /** Repaired and sanitized. */
  nodes: Node[];
}
