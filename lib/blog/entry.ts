import type { Document } from '@contentful/rich-text-types';
import { z } from 'zod';
import { toDocument } from './rich-text-document';

/** An asset, as much of it as we use. A link that could not be resolved has no fields and gives null. */
export interface AssetFields {
  id?: string;
  title?: string;
  description?: string;
  file?: { url: string; contentType: string; width?: number; height?: number };
}

const text = z.string().optional().catch(undefined);

const assetSchema = z
  .object({
    sys: z.object({ id: z.string() }),
    fields: z.object({
      title: text,
      description: text,
      file: z.object({
        url: z.string(),
        contentType: z.string().catch('image/jpeg'),
        details: z
          .object({ image: z.object({ width: z.number().positive(), height: z.number().positive() }) })
          .optional()
          .catch(undefined),
      }),
    }),
  })
  .transform(
    ({ sys, fields: { title, description, file } }): AssetFields => ({
      id: sys.id,
      title,
      description,
      file: { url: file.url, contentType: file.contentType, ...file.details?.image },
    }),
  );

/** The fields of a resolved asset; null for anything else. */
export function assetFields(raw: unknown): AssetFields | null {
  return assetSchema.safeParse(raw).data ?? null;
}

/** A single link or none. What is no asset counts as none: an unresolvable link must not cost the article. */
const asset = assetSchema.nullish().catch(null);

/** Rich text or a plain string; anything else is a fault of the entry. */
const content = z
  .unknown()
  .optional()
  .transform((value, context): string | Document | null => {
    if (value === undefined || value === null || typeof value === 'string') return value ?? null;
    const document = toDocument(value);
    if (!document) context.addIssue('must be text, or rich text that is not nested too deep');
    return document;
  });

/** A name as text, or an entry of its own with a name. */
const author = z
  .union([
    z.string(),
    z
      .object({ fields: z.object({ name: text, title: text }) })
      .transform(({ fields }) => fields.name ?? fields.title ?? ''),
  ])
  .optional()
  .catch(undefined);

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

const named = { slug: text, author, excerpt: text };
const blogPost = z.object({
  text1: text,
  title: text,
  ...named,
  content1: content,
  content1Text: text,
  photo1: z.preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(asset).transform((photos) => photos.filter((photo) => photo != null)),
  ),
});
const top5BlogPost = z.object({
  text1: text,
  title: text,
  ...named,
  openingParagraph: content,
  ...{ photo1: asset, photo2: asset, photo3: asset, photo4: asset, photo5: asset },
  ...{ p1: content, p2: content, p3: content, p4: content, p5: content },
  closingParagraph: content,
  ...{ openingParagraphText: text, closingParagraphText: text },
  ...{ p1Text: text, p2Text: text, p3Text: text, p4Text: text, p5Text: text },
});

/** The fields of each content type that the site reads: the content model is made for these (contentful/model.ts). */
export const readFields = { blogPost: blogPost.keyof().options, top5BlogPost: top5BlogPost.keyof().options };
export type ReadField<Type extends ContentType> = (typeof readFields)[Type][number];

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
      .object({ ...base, sys: sys.extend({ contentType: contentType('blogPost') }), fields: blogPost })
      .transform((entry) => ({ type: 'blogPost' as const, ...entry, fields: withTexts(entry.fields) })),
    z
      .object({
        ...base,
        sys: sys.extend({ contentType: contentType('top5BlogPost') }),
        fields: top5BlogPost,
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
export type Content = z.output<typeof content>;

const lightSchema = z
  .object({
    metadata,
    sys: sys.extend({ contentType: z.object({ sys: z.object({ id: z.enum(contentTypes) }) }) }),
    fields: z.object({ text1: text, title: text, ...named }),
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
