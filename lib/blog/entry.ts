import { z } from 'zod';
import { lenient } from './asset';
import { contentFields, indexFields } from './content-fields';
import { reportBroken } from './report';

export const contentTypes = ['blogPost', 'top5BlogPost'] as const;
export type ContentType = (typeof contentTypes)[number];

const identified = z.object({ sys: z.object({ id: z.string() }) });

/** The metadata of entries of both types. */
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

/** The title among an entry's fields, or an empty string. */
export const titleOf = ({ text1, title }: { text1?: string; title?: string }) => text1 ?? title ?? '';

/** When an entry was published, and when it changed last: not before that, even if its text is older. */
function datesOf(
  { createdAt, updatedAt }: { createdAt: string; updatedAt: string },
  publishedAt = createdAt,
) {
  return {
    publishedAt,
    updatedAt: Date.parse(updatedAt) > Date.parse(publishedAt) ? updatedAt : publishedAt,
  };
}

const hasTitle = z.refine<{ title: string }>(({ title }) => title !== '', {
  error: 'has no title',
  path: ['fields', 'title'],
});

// A Contentful field holds rich text or plain text, never both, so plain text has a separate field.
const blogPost = contentFields.blogPost.transform(({ photo1, content1, content1Text, ...rest }) => ({
  ...rest,
  photos: photo1,
  sections: [{ role: 'opening' as const, photo: null, contents: { content1, content1Text } }],
}));

/** Each photo and paragraph pair becomes a section. */
const top5BlogPost = contentFields.top5BlogPost.transform((fields) => {
  const { openingParagraph, openingParagraphText, closingParagraph, closingParagraphText } = fields;
  const parts = ([1, 2, 3, 4, 5] as const).map((n) => ({
    role: 'part' as const,
    photo: fields[`photo${n}` as const],
    contents: { [`p${n}`]: fields[`p${n}` as const], [`p${n}Text`]: fields[`p${n}Text` as const] },
  }));
  return {
    ...fields,
    photos: parts.map(({ photo }) => photo),
    sections: [
      { role: 'opening' as const, photo: null, contents: { openingParagraph, openingParagraphText } },
      ...parts,
      { role: 'closing' as const, photo: null, contents: { closingParagraph, closingParagraphText } },
    ],
  };
});

/** Parses a whole entry of either type. */
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
    ...datesOf(entry, entry.fields.publishDate),
  }))
  .check(hasTitle);

export type BlogEntry = z.output<typeof entrySchema>;

/** Parses an entry for the index, without body and pictures. */
export const lightSchema = envelope
  .pipe(z.object({ ...facts, type: z.enum(contentTypes), fields: z.object(indexFields) }))
  .transform(({ fields, ...entry }) => ({
    ...entry,
    title: titleOf(fields),
    ...datesOf(entry, fields.publishDate),
    slugField: fields.slug,
    author: fields.author,
  }))
  .check(hasTitle);

export type LightEntry = z.output<typeof lightSchema>;

/** The valid entries, parsed; skips and logs the others. */
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

/** Why an entry is invalid. */
export function reasonOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'entry'}: ${issue.message}`).join('; ');
}
