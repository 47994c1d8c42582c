import { z } from 'zod';
import { contentFields, sharedFields } from './content-fields';

const sys = z.object({
  id: z.string().min(1),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
});

const metadata = z
  .object({
    tags: z.array(
      z
        .object({ sys: z.object({ id: z.string() }) })
        .nullable()
        .catch(null),
    ),
  })
  .optional()
  .catch(undefined)
  .transform((value) => value?.tags.flatMap((tag) => tag?.sys.id ?? []) ?? []);

const titleOf = ({ text1, title }: { text1?: string; title?: string }) => (text1 ?? title ?? '').trim();

/** A field of Contentful holds rich text or plain text, never both: what was written as text has a field of its own. */
function withTexts<Fields extends object>(fields: Fields): Fields {
  const given = new Map<string, unknown>(Object.entries(fields));
  const written = [...given].flatMap(([name, value]) => {
    const text = value ? null : given.get(`${name}Text`);
    return typeof text === 'string' && text.trim() ? [[name, text]] : [];
  });
  return { ...fields, ...Object.fromEntries(written) };
}

const contentType = <Id extends string>(id: Id) => z.object({ sys: z.object({ id: z.literal(id) }) });
const base = { metadata };

/** The two content types of the blog (specification, section 3). */
export const contentTypes = ['blogPost', 'top5BlogPost'] as const;
export type ContentType = (typeof contentTypes)[number];

const entrySchema = z
  .union([
    z
      .object({
        ...base,
        sys: sys.extend({ contentType: contentType('blogPost') }),
        fields: contentFields.blogPost,
      })
      .transform((entry) => ({ type: 'blogPost' as const, ...entry, fields: withTexts(entry.fields) })),
    z
      .object({
        ...base,
        sys: sys.extend({ contentType: contentType('top5BlogPost') }),
        fields: contentFields.top5BlogPost,
      })
      .transform((entry) => ({ type: 'top5BlogPost' as const, ...entry, fields: withTexts(entry.fields) })),
  ])
  .refine((entry) => titleOf(entry.fields), { error: 'has no title', path: ['fields', 'title'] })
  .transform(({ sys: { id, createdAt, updatedAt }, metadata: tagIds, ...entry }) => ({
    ...entry,
    id,
    createdAt,
    updatedAt,
    tagIds,
    title: titleOf(entry.fields),
  }));

/** An entry of either type with everything it holds; nothing beyond `lib/blog` sees one. */
export type BlogEntry = z.output<typeof entrySchema>;

const lightSchema = z
  .object({
    metadata,
    sys: sys.extend({ contentType: z.object({ sys: z.object({ id: z.enum(contentTypes) }) }) }),
    fields: z.object(sharedFields),
  })
  .refine((entry) => titleOf(entry.fields), { error: 'has no title', path: ['fields', 'title'] })
  .transform(({ sys: { id, createdAt, updatedAt, contentType }, metadata: tagIds, fields }) => ({
    id,
    type: contentType.sys.id,
    createdAt,
    updatedAt,
    tagIds,
    title: titleOf(fields),
    slugField: fields.slug,
    author: fields.author,
  }));

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

const identified = z.object({ sys: z.object({ id: z.string() }) });

/** The id of whatever this is, for the log. */
export function idOf(raw: unknown): string {
  return identified.safeParse(raw).data?.sys.id ?? '(no id)';
}

function reasonOf(error: z.ZodError): string {
  return error.issues
    .flatMap(issuesOfItsType)
    .map((issue) => `${issue.path.join('.') || 'entry'}: ${issue.message}`)
    .join('; ');
}

/** What is wrong with an entry as the content type that it has; that it isn't of the other type says nothing. */
function issuesOfItsType(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isItsType = (issues: z.core.$ZodIssue[]) => !issues.some(({ path }) => path.includes('contentType'));
  return issue.errors.find(isItsType) ?? [issue];
}
