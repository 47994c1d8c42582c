import { z } from 'zod';
import { lenient } from '@/lib/contentful/asset';
import { reportOnce } from '@/lib/contentful/content-report';
import { tooLargeOf } from '@/lib/contentful/nodes';
import { contentFields } from './content-fields';

export const contentTypes = ['blogPost', 'top5BlogPost'] as const;
export type ContentType = (typeof contentTypes)[number];

const sysIdSchema = z.object({ sys: z.object({ id: z.string() }) });

const schemas = {
  // Contentful fields hold either rich text or plain text, so there is a separate field for plain text.
  blogPost: contentFields.blogPost.transform(({ photo1, content1, content1Text, ...fields }) => ({
    ...fields,
    photos: photo1,
    sections: [{ role: 'opening' as const, photo: null, contents: { content1, content1Text } }],
  })),
  // Each pair of photo and paragraph becomes a section.
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

/** An entry of either type. Entries listed for the index have no excerpt, pictures or bodies. */
export const entrySchema = z
  .object({
    sys: z.object({
      id: z.string().min(1),
      createdAt: z.iso.datetime({ offset: true }),
      updatedAt: z.iso.datetime({ offset: true }),
      contentType: z.object({ sys: z.object({ id: z.enum(contentTypes) }) }),
    }),
    metadata: lenient(z.object({ tags: z.array(lenient(sysIdSchema)) })),
    fields: z.record(z.string(), z.unknown()).catch({}),
  })
  .transform(({ sys: { contentType, ...sys }, metadata, fields: raw }) => {
    const type = contentType.sys.id;
    const { text1, title, slug, author, publishDate, excerpt, photos, sections } = schemas[type].parse(raw);
    const publishedAt = publishDate ?? sys.createdAt;
    return {
      ...sys,
      type,
      title: text1 ?? title ?? '',
      tagIds: metadata?.tags.flatMap((tag) => tag?.sys.id ?? []) ?? [],
      slugField: slug,
      author,
      publishedAt,
      // Use the publish date if it is later. Otherwise a post could appear to have changed before it was published.
      updatedAt: Date.parse(sys.updatedAt) > Date.parse(publishedAt) ? sys.updatedAt : publishedAt,
      excerpt,
      photos,
      sections,
    };
  })
  .refine(({ title }) => title !== '', { error: 'has no title', path: ['fields', 'title'] });

export type BlogEntry = z.output<typeof entrySchema>;

export type LightEntry = Omit<BlogEntry, 'excerpt' | 'photos' | 'sections'>;

export function parseEntries(entries: readonly unknown[]): BlogEntry[] {
  return entries.flatMap((raw) => {
    const { data, error } = entrySchema.safeParse(raw);
    const tooLarge = tooLargeOf(raw);
    if (tooLarge) reportOnce(`Entry ${idOf(raw)}`, tooLarge);
    else if (error) reportOnce(`Entry ${idOf(raw)} is left out`, formatIssues(error));
    return data ?? [];
  });
}

export function idOf(raw: unknown): string {
  return sysIdSchema.safeParse(raw).data?.sys.id ?? '(no id)';
}

export function formatIssues(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'entry'}: ${issue.message}`).join('; ');
}
