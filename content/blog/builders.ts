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

interface Written<Fields> {
  /** Letters and digits, like Contentful's own ids. */
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
  { id, createdAt, updatedAt = createdAt, tags, fields }: Written<Fields>,
) {
  return {
    sys: { id, createdAt, updatedAt, type: 'Entry' as const, contentType: link('ContentType', type) },
    metadata: { tags: tags.map((tag) => link('Tag', tag)) },
    // Contentful dates a pushed entry with the day of the push.
    fields: { publishDate: createdAt, ...fields },
  };
}

export const blogPost = (post: Written<BlogPostFields>) => entry('blogPost', post);
export const top5BlogPost = (post: Written<Top5Fields>) => entry('top5BlogPost', post);

interface WrittenPicture {
  id: string;
  /** Below `public/images`. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** An asset. Its `description` is the alternative text; a different `title` is the caption. */
export const picture = ({ id, path, width, height, alt }: WrittenPicture) => ({
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

/** The same file as another asset, because a caption belongs to the asset. */
export const captioned = (original: Picture, id: string, caption: string): Picture => ({
  ...original,
  sys: { ...original.sys, id },
  fields: { ...original.fields, title: caption },
});

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A picture inside an HTML body, with its dimensions so that nothing shifts. */
export function figure({ fields: { title, description, file } }: Picture): string {
  const { width, height } = file.details.image;
  const caption = title === description ? '' : `<figcaption>${escaped(title)}</figcaption>`;
  return `<figure><img src="${escaped(file.url)}" alt="${escaped(description)}" width="${width}" height="${height}">${caption}</figure>`;
}
