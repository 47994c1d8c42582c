import type { Document } from '@contentful/rich-text-types';

type Prose = Document | string;

interface SharedFields {
  title?: string;
  /** The title in older spaces. */
  text1?: string;
  slug?: string;
  publishDate?: string;
  excerpt?: string;
  author?: string;
}
interface BlogPostFields extends SharedFields {
  content1: Prose;
  photo1: Picture[];
}
type Top5Fields = SharedFields &
  Record<'openingParagraph' | `p${1 | 2 | 3 | 4 | 5}` | 'closingParagraph', Prose> &
  Record<`photo${1 | 2 | 3 | 4 | 5}`, Picture>;

export type Picture = ReturnType<typeof picture>;
/** An entry with its links resolved. */
export type SampleEntry = ReturnType<typeof blogPost> | ReturnType<typeof top5BlogPost>;

interface EntrySource<Fields> {
  /** Letters and digits, like Contentful's IDs. */
  id: string;
  createdAt: string;
  updatedAt?: string;
  /** Tag ids in camelCase, which select the category. */
  tags: string[];
  fields: Fields;
}

const link = <Type extends 'ContentType' | 'Tag', Id extends string>(linkType: Type, id: Id) => ({
  sys: { type: 'Link' as const, linkType, id },
});

function entry<Type extends 'blogPost' | 'top5BlogPost', Fields extends SharedFields>(
  type: Type,
  { id, createdAt, updatedAt = createdAt, tags, fields }: EntrySource<Fields>,
) {
  return {
    sys: { id, createdAt, updatedAt, type: 'Entry' as const, contentType: link('ContentType', type) },
    metadata: { tags: tags.map((tag) => link('Tag', tag)) },
    // Pushing an entry to Contentful changes its createdAt, so the date is a field too.
    fields: { publishDate: createdAt, ...fields },
  };
}

export const blogPost = (post: EntrySource<BlogPostFields>) => entry('blogPost', post);
export const top5BlogPost = (post: EntrySource<Top5Fields>) => entry('top5BlogPost', post);

interface PictureOptions {
  id: string;
  /** Below `public/images`. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** An asset. Its `description` is the alt text. Its `title` is the caption, if it differs. */
export const picture = ({ id, path, width, height, alt }: PictureOptions) => ({
  sys: { id, type: 'Asset' as const },
  metadata: { tags: [] },
  fields: {
    title: alt,
    description: alt,
    file: {
      url: `/images/${path}`,
      fileName: path.slice(path.lastIndexOf('/') + 1),
      contentType: 'image/jpeg',
      details: { image: { width, height } },
    },
  },
});

/** Returns another asset with the same file, because captions belong to assets. */
export const addCaption = (original: Picture, id: string, caption: string): Picture => ({
  ...original,
  sys: { ...original.sys, id },
  fields: { ...original.fields, title: caption },
});

const escapeHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns HTML for a picture, with its dimensions, so that the layout doesn't shift. */
export function figure({ fields: { title, description, file } }: Picture): string {
  const { width, height } = file.details.image;
  const caption = title === description ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`;
  return `<figure><img src="${escapeHtml(file.url)}" alt="${escapeHtml(description)}" width="${width}" height="${height}">${caption}</figure>`;
}
