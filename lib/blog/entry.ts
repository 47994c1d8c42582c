import { z } from 'zod';
import { contentFields, sharedFields } from './content-fields';

/** The two content types of the blog (specification, section 3). */
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
    metadata: z
      .object({ tags: z.array(identified.nullable().catch(null)) })
      .optional()
      .catch(undefined),
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

/** A field of Contentful holds rich text or plain text, never both: what was written as text has a field of its own. */
function withTexts<Fields extends object>(fields: Fields): Fields {
  const given = new Map<string, unknown>(Object.entries(fields));
  const written = [...given].flatMap(([name, value]) => {
    const text = value ? null : given.get(`${name}Text`);
    return typeof text === 'string' && text.trim() ? [[name, text]] : [];
  });
  return { ...fields, ...Object.fromEntries(written) };
}

const entrySchema = envelope
  .pipe(
    z.discriminatedUnion('type', [
      z.object({
        ...facts,
        type: z.literal('blogPost'),
        fields: contentFields.blogPost.transform(withTexts),
      }),
      z.object({
        ...facts,
        type: z.literal('top5BlogPost'),
        fields: contentFields.top5BlogPost.transform(withTexts),
      }),
    ]),
  )
  .transform((entry) => ({ ...entry, title: titleOf(entry.fields) }))
  .check(hasTitle);

/** An entry of either type with everything it holds; nothing beyond `lib/blog` sees one. */
export type BlogEntry = z.output<typeof entrySchema>;

const lightSchema = envelope
  .pipe(z.object({ ...facts, type: z.enum(contentTypes), fields: z.object(sharedFields) }))
  .transform(({ fields, ...entry }) => ({
    ...entry,
    title: titleOf(fields),
    slugField: fields.slug,
    author: fields.author,
  }))
  .check(hasTitle);

/** What the index keeps of an entry: no bodies, no pictures. */
export type LightEntry = z.output<typeof lightSchema>;

/** An entry parsed, or the reason why it can't be shown. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; id: string; reason: string };

export const parseEntry = (raw: unknown): Parsed<BlogEntry> => parse(entrySchema, raw);
export const parseLightEntry = (raw: unknown): Parsed<LightEntry> => parse(lightSchema, raw);

function parse<T>(schema: z.ZodType<T>, raw: unknown): Parsed<T> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, id: idOf(raw), reason: reasonOf(parsed.error) };
}

/** The id of whatever this is, for the log. */
export function idOf(raw: unknown): string {
  return identified.safeParse(raw).data?.sys.id ?? '(no id)';
}

function reasonOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'entry'}: ${issue.message}`).join('; ');
}
