import type { Document } from '@contentful/rich-text-types';
import type { toLink } from './post-index';
import type { toPost } from './to-post';

/** A picture of a post. `src` carries no query; components ask the right server for the sizes they need. */
export interface Photo {
  src: string;
  /** Where sizes come from: Contentful's image service, or our own optimizer for files in public/. */
  service: 'contentful' | 'local';
  alt: string;
  caption?: string;
  width: number;
  height: number;
  /** Focal point in per cent; the middle where it is not known. */
  focalX?: number;
  focalY?: number;
}

/** What the light index knows of a post: enough for links, lists of links, sitemap and search for neighbors. */
export type PostLink = ReturnType<typeof toLink>;

/** A whole article: whatever the mapper makes of an entry. */
export type Post = ReturnType<typeof toPost>;

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
