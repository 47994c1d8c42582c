import { z } from 'zod';
import { reportBroken } from '@/lib/blog/content-report';
import { lenient } from './asset';
import { contentFields } from './content-fields';

export const contentTypes = ['blogPost', 'top5BlogPost'] as const;
export type ContentType = (typeof contentTypes)[number];

const identified = z.object({ sys: z.object({ id: z.string() }) });

const fieldsOf = {
  // A Contentful field holds rich text or plain text, never both, so plain text has a separate field.
  blogPost: contentFields.blogPost.transform(({ photo1, content1, content1Text, ...fields }) => ({
    ...fields,
    photos: photo1,
    sections: [{ role: 'opening' as const, photo: null, contents: { content1, content1Text } }],
  })),
  // Each photo and paragraph pair becomes a section.
  top5BlogPost: contentFields.top5BlogPost.transform((fields) => {
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
  }),
};

/** An entry of either type. Entries of a list have no excerpt, pictures and bodies. */
export const entrySchema = z
  .object({
    sys: z.object({
      id: z.string().min(1),
      createdAt: z.iso.datetime({ offset: true }),
      updatedAt: z.iso.datetime({ offset: true }),
      contentType: z.object({ sys: z.object({ id: z.enum(contentTypes) }) }),
    }),
    metadata: lenient(z.object({ tags: z.array(lenient(identified)) })),
    fields: z.record(z.string(), z.unknown()).catch({}),
  })
  .transform(({ sys: { contentType, ...sys }, metadata, fields: raw }) => {
    const type = contentType.sys.id;
    const { text1, title, slug, author, publishDate, excerpt, photos, sections } = fieldsOf[type].parse(raw);
    const publishedAt = publishDate ?? sys.createdAt;
    return {
      ...sys,
      type,
      title: text1 ?? title ?? '',
      tagIds: metadata?.tags.flatMap((tag) => tag?.sys.id ?? []) ?? [],
      slugField: slug,
      author,
      publishedAt,
      // Nothing changes before it is published, even if its text is older.
      updatedAt: Date.parse(sys.updatedAt) > Date.parse(publishedAt) ? sys.updatedAt : publishedAt,
      excerpt,
      photos,
      sections,
    };
  })
  .refine(({ title }) => title !== '', { error: 'has no title', path: ['fields', 'title'] });

export type BlogEntry = z.output<typeof entrySchema>;

/** An entry as the index keeps it. */
export type LightEntry = Omit<BlogEntry, 'excerpt' | 'photos' | 'sections'>;

/** The valid entries, parsed; skips and logs the others. */
export function readableEntries(entries: readonly unknown[]): BlogEntry[] {
  return entries.flatMap((raw) => {
    const { data, error } = entrySchema.safeParse(raw);
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
