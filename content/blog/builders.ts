import type { Asset, Entry, EntryFields, EntryFieldTypes, Link } from 'contentful';

type Text = EntryFieldTypes.Text;
type Prose = EntryFieldTypes.RichText | EntryFieldTypes.Text;
type Photo = EntryFieldTypes.AssetLink;

/** The two content types of the blog. */
interface BlogPostSkeleton {
  contentTypeId: 'blogPost';
  fields: {
    title?: Text;
    text1?: Text;
    slug?: Text;
    publishDate?: EntryFieldTypes.Date;
    author?: Text;
    content1: Prose;
    photo1: EntryFieldTypes.Array<Photo>;
  };
}
interface Top5Skeleton {
  contentTypeId: 'top5BlogPost';
  fields: Record<'title', Text> &
    Partial<Record<'author' | 'slug', Text> & { publishDate: EntryFieldTypes.Date }> &
    Record<'openingParagraph' | `p${1 | 2 | 3 | 4 | 5}` | 'closingParagraph', Prose> &
    Record<`photo${1 | 2 | 3 | 4 | 5}`, Photo>;
}

type Resolved<Skeleton extends BlogPostSkeleton | Top5Skeleton> = Entry<
  Skeleton,
  'WITHOUT_UNRESOLVABLE_LINKS',
  string
>;
export type Picture = Asset<'WITHOUT_UNRESOLVABLE_LINKS', string>;
export type BlogPostEntry = Resolved<BlogPostSkeleton>;
export type Top5Entry = Resolved<Top5Skeleton>;
/** An entry as the SDK hands it over, its links resolved. */
export type SampleEntry = BlogPostEntry | Top5Entry;

interface Written<Fields> {
  /** Letters and digits, as Contentful's own ids. */
  id: string;
  createdAt: EntryFields.Date;
  updatedAt?: EntryFields.Date;
  /** Tag ids in camelCase; the category follows from them. */
  tags: string[];
  fields: Fields;
}

const link = <Type extends 'Space' | 'Environment' | 'ContentType' | 'Tag', Id extends string>(
  linkType: Type,
  id: Id,
): { sys: Link<Type> & { id: Id } } => ({ sys: { type: 'Link', linkType, id } });

const published = (id: string, createdAt: EntryFields.Date, updatedAt: EntryFields.Date = createdAt) => ({
  id,
  createdAt,
  updatedAt,
  revision: createdAt === updatedAt ? 1 : 2,
  publishedVersion: createdAt === updatedAt ? 1 : 3,
  space: link('Space', 'sample'),
  environment: link('Environment', 'master'),
  locale: 'en-US',
});

export const blogPost = (post: Written<BlogPostEntry['fields']>): BlogPostEntry => ({
  sys: {
    ...published(post.id, post.createdAt, post.updatedAt),
    type: 'Entry',
    contentType: link('ContentType', 'blogPost'),
  },
  metadata: { tags: post.tags.map((id) => link('Tag', id)) },
  // Wherever they are pushed to, their dates travel along.
  fields: { publishDate: post.createdAt, ...post.fields },
});

export const top5BlogPost = (post: Written<Top5Entry['fields']>): Top5Entry => ({
  sys: {
    ...published(post.id, post.createdAt, post.updatedAt),
    type: 'Entry',
    contentType: link('ContentType', 'top5BlogPost'),
  },
  metadata: { tags: post.tags.map((id) => link('Tag', id)) },
  fields: { publishDate: post.createdAt, ...post.fields },
});

interface WrittenPicture {
  id: string;
  /** Below `public/images`. */
  path: string;
  /** Bytes. */
  size: number;
  width: number;
  height: number;
  alt: string;
}

/** An asset: `description` is the alternative text, a `title` that says something else the caption. */
export const picture = ({ id, path, size, width, height, alt }: WrittenPicture): Picture => ({
  sys: { ...published(id, '2025-06-01T14:00:00Z'), type: 'Asset' },
  metadata: { tags: [] },
  fields: {
    title: alt,
    description: alt,
    file: {
      url: `/images/${path}`,
      fileName: path.slice(path.lastIndexOf('/') + 1),
      contentType: 'image/jpeg',
      details: { size, image: { width, height } },
    },
  },
});

/** The same file as another asset: in Contentful, too, a caption belongs to the asset. */
export const captioned = (original: Picture, id: string, caption: string): Picture => ({
  ...original,
  sys: { ...original.sys, id },
  fields: { ...original.fields, title: caption },
});

const escaped = (value = '') =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A picture inside an HTML body, with its dimensions, so that nothing shifts. */
export function figure({ fields }: Picture): string {
  const { width, height } = fields.file?.details.image ?? {};
  const { title, description } = fields;
  const caption = title === description ? '' : `<figcaption>${escaped(title)}</figcaption>`;
  return `<figure><img src="${escaped(fields.file?.url)}" alt="${escaped(description)}" width="${width}" height="${height}">${caption}</figure>`;
}
