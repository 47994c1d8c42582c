import { z } from 'zod';
import { lenient } from './asset';
import { contentFields, sharedFields } from './content-fields';
import { reportBroken } from './report';

/** The two content types of the blog. */
export const contentTypes = ['blogPost', 'top5BlogPost'] as const;
export type ContentType = (typeof contentTypes)[number];

const identified = z.object({ sys: z.object({ id: z.string() }) });

/** What entries of both types have around their fields. */
const envelope = z
  .object({
    sys: z.object({
      id: z.string().min(1),
      createdAt: z.iso.datetime({ offset: true }),
      updatedAt: z.iso.datetime({ offset: true }),
      contentType: z.object({ sys: z.object({ id: z.enum(contentTypes) }) }),
    }),
    metadata: lenient(z.object({ tags: z.array(lenient(identified)) })),
    fields: z.unknown(),
  })
  .transform(({ sys: { contentType, ...sys }, metadata, fields }) => ({
    ...sys,
    type: contentType.sys.id,
    tagIds: metadata?.tags.flatMap((tag) => tag?.sys.id ?? []) ?? [],
    fields,
  }));

const facts = { id: z.string(), createdAt: z.string(), updatedAt: z.string(), tagIds: z.array(z.string()) };

/** The title that is among an entry's fields; empty where there is none. */
export const titleOf = ({ text1, title }: { text1?: string; title?: string }) =>
  (text1 ?? title ?? '').trim();

const hasTitle = z.refine<{ title: string }>(({ title }) => title !== '', {
  error: 'has no title',
  path: ['fields', 'title'],
});

// A field of Contentful holds rich text or plain text, never both: what was written as text has a field of its own.
const blogPost = contentFields.blogPost.transform(({ photo1, content1, content1Text, ...rest }) => ({
  ...rest,
  photos: photo1,
  sections: [{ role: 'opening' as const, photo: null, content: content1 || content1Text }],
}));

/** Each photo and paragraph pair becomes a section. */
const top5BlogPost = contentFields.top5BlogPost.transform((fields) => {
  const opening = fields.openingParagraph || fields.openingParagraphText;
  const closing = fields.closingParagraph || fields.closingParagraphText;
  const parts = ([1, 2, 3, 4, 5] as const).map((n) => ({
    role: 'part' as const,
    photo: fields[`photo${n}` as const],
    content: fields[`p${n}` as const] || fields[`p${n}Text` as const],
  }));
  return {
    ...fields,
    photos: parts.map(({ photo }) => photo),
    sections: [
      { role: 'opening' as const, photo: null, content: opening },
      ...parts,
      { role: 'closing' as const, photo: null, content: closing },
    ],
  };
});

/** How an entry of either type is read, with everything it holds. */
export const entrySchema = envelope
  .pipe(
    z.discriminatedUnion('type', [
      z.object({ ...facts, type: z.literal('blogPost'), fields: blogPost }),
      z.object({ ...facts, type: z.literal('top5BlogPost'), fields: top5BlogPost }),
    ]),
  )
  .transform((entry) => ({
    ...entry,
    title: titleOf(entry.fields),
    publishedAt: entry.fields.publishDate ?? entry.createdAt,
  }))
  .check(hasTitle);

/** An entry of either type; nothing beyond `lib/blog` sees one. */
export type BlogEntry = z.output<typeof entrySchema>;

/** How an entry is read for the index: no bodies, no pictures. */
export const lightSchema = envelope
  .pipe(z.object({ ...facts, type: z.enum(contentTypes), fields: z.object(sharedFields) }))
  .transform(({ fields, ...entry }) => ({
    ...entry,
    title: titleOf(fields),
    publishedAt: fields.publishDate ?? entry.createdAt,
    slugField: fields.slug,
    author: fields.author,
  }))
  .check(hasTitle);

/** What the index keeps of an entry. */
export type LightEntry = z.output<typeof lightSchema>;

/** The entries that can be shown; the others are left out and named in the log. */
export function readableEntries<Entry>(schema: z.ZodType<Entry>, entries: readonly unknown[]): Entry[] {
  return entries.flatMap((raw) => {
    const { data, error } = schema.safeParse(raw);
    if (error) reportBroken(idOf(raw), reasonOf(error));
    return data ?? [];
  });
}

/** The id of an entry or asset of any shape, for the log. */
export function idOf(raw: unknown): string {
  return identified.safeParse(raw).data?.sys.id ?? '(no id)';
}

/** Why an entry can't be shown. */
export function reasonOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'entry'}: ${issue.message}`).join('; ');
}
