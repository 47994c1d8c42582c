import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AssetProps, EntryProps, PlainClientAPI } from 'contentful-management';
import { contentModel, modelTag } from '../model';
import { isNamed, reasonOf } from './connect';
import { type SampleArticle, type SampleAsset, samples } from './samples';

export interface PushOptions {
  publish: boolean;
  /** Where the pictures lie: the site's `public` folder. */
  publicFolder: string;
  say: (line: string) => unknown;
}

type Outcome = 'created' | 'updated' | 'unchanged';

/** How often a write is tried again after somebody else's. */
const CONFLICTS = 3;

/**
 * Writes the content model, its tags and the sample articles with their pictures into a space. What is there already and
 * the same is left alone, so it goes on where it stopped. Throws an error that says what could not be written, and why.
 */
export async function push(
  client: PlainClientAPI,
  { publish, publicFolder, say }: PushOptions,
): Promise<void> {
  const { assets, articles, tags } = samples();
  const locale = await step('the locales', () => defaultLocale(client));

  for (const type of contentModel.contentTypes) {
    const outcome = await step(`the content type ${type.sys.id}`, () => writeContentType(client, type));
    say(`Content type ${type.sys.id}: ${outcome}`);
  }
  const tagIds = [...new Set([...contentModel.tags.map(({ sys }) => sys.id), ...tags])];
  const known = await step('the tags', () => tagsOf(client));
  for (const id of tagIds.filter((id) => !known.has(id)))
    await step(`the tag ${id}`, () => client.tag.createWithId({ tagId: id }, modelTag(id)));
  say(`Tags: ${tagIds.length}, ${tagIds.filter((id) => !known.has(id)).length} of them new`);

  for (const [place, asset] of assets.entries()) {
    const outcome = await step(`the picture ${asset.id}`, () =>
      writeAsset(client, asset, { locale, publicFolder, publish }),
    );
    say(`Picture ${place + 1}/${assets.length} ${asset.id}: ${outcome}`);
  }
  for (const [place, article] of articles.entries()) {
    const outcome = await step(`the entry ${article.id}`, () => writeEntry(client, article, locale));
    say(`Article ${place + 1}/${articles.length} ${article.id}: ${outcome}`);
  }
  if (!publish)
    return void say('Done. The articles are drafts: publish them in Contentful, or with --publish.');

  // Articles link to each other: all are there before the first is published.
  for (const [place, { id }] of articles.entries()) {
    await step(`the entry ${id} (publishing)`, () => settled(() => publishEntry(client, id)));
    say(`Published ${place + 1}/${articles.length} ${id}`);
  }
  say('Done.');
}

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`Stopped at ${what}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Runs a read and a write once more where somebody else wrote in between (409). */
async function settled<T>(work: () => Promise<T>): Promise<T> {
  for (let conflicts = 0; ; conflicts++) {
    try {
      return await work();
    } catch (error) {
      if (!isNamed(error, 'VersionMismatch') || conflicts >= CONFLICTS) throw error;
    }
  }
}

/** What `read` finds; null where there is nothing of that id. */
async function found<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isNamed(error, 'NotFound')) return null;
    throw error;
  }
}

async function defaultLocale(client: PlainClientAPI): Promise<string> {
  const locales = await found(() => client.locale.getMany({ query: { limit: 100 } }));
  return locales?.items.find((locale) => locale.default)?.code ?? 'en-US';
}

async function tagsOf(client: PlainClientAPI): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let skip = 0, total = 1; skip < total; ) {
    const page = await client.tag.getMany({ query: { limit: 1_000, skip } });
    for (const { sys } of page.items) ids.add(sys.id);
    total = page.items.length > 0 ? page.total : 0;
    skip += page.items.length;
  }
  return ids;
}

type ModelType = (typeof contentModel.contentTypes)[number];

/** Creates a content type or brings ours in; fields that somebody added stay. */
function writeContentType(client: PlainClientAPI, model: ModelType): Promise<Outcome> {
  const { sys, ...type } = model;
  const at = { contentTypeId: sys.id };
  return settled(async () => {
    const existing = await found(() => client.contentType.get(at));
    if (!existing) {
      await client.contentType.publish(at, await client.contentType.createWithId(at, type));
      return 'created';
    }
    const ours = new Map(type.fields.map((field) => [field.id, field]));
    const theirs = new Set(existing.fields.map(({ id }) => id));
    const fields = [
      // Older entries may lack what ours requires: they must stay publishable.
      ...existing.fields.map((field) => ({ ...field, ...ours.get(field.id), required: field.required })),
      ...type.fields.filter(({ id }) => !theirs.has(id)),
    ];
    const wanted = { ...existing, ...type, fields };
    const isSame = isDeepStrictEqual(wanted, existing);
    const saved = isSame ? existing : await client.contentType.update(at, wanted);
    if (!isSame || isAhead(saved.sys)) await client.contentType.publish(at, saved);
    return isSame ? 'unchanged' : 'updated';
  });
}

async function writeAsset(
  client: PlainClientAPI,
  asset: SampleAsset,
  { locale, publicFolder, publish }: { locale: string; publicFolder: string; publish: boolean },
): Promise<Outcome> {
  const at = { assetId: asset.id };
  const bytes = await readFile(path.join(publicFolder, asset.file));
  const texts = { title: { [locale]: asset.title }, description: { [locale]: asset.description } };

  return settled(async () => {
    const existing = await found(() => client.asset.get(at));
    const file = existing?.fields.file?.[locale];
    const hasFile = Boolean(file?.url) && (file?.details?.size ?? bytes.length) === bytes.length;
    const isSame = existing !== null && hasFile && holds(existing.fields, texts);
    let saved = existing;
    if (!isSame || !saved) {
      const fileField = hasFile && file ? file : await upload(client, asset, bytes);
      const fields = {
        ...existing?.fields,
        ...merged(existing?.fields, texts),
        file: { ...existing?.fields.file, [locale]: fileField },
      } as AssetProps['fields'];
      saved = existing
        ? await client.asset.update(at, { ...existing, fields })
        : await client.asset.createWithId(at, { fields });
      if (!hasFile)
        saved = await client.asset.processForLocale({}, saved, locale, {
          processingCheckWait: 500,
          processingCheckRetries: 120,
        });
    }
    if (publish && isAhead(saved.sys)) await client.asset.publish(at, saved);
    return existing ? (isSame ? 'unchanged' : 'updated') : 'created';
  });
}

async function upload(client: PlainClientAPI, { fileName, contentType }: SampleAsset, bytes: Buffer) {
  // A copy with a buffer of its own: Node reads small files into a shared one.
  const uploaded = await client.upload.create({}, { file: new Uint8Array(bytes).buffer });
  return {
    fileName,
    contentType,
    uploadFrom: { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: uploaded.sys.id } },
  };
}

function writeEntry(client: PlainClientAPI, article: SampleArticle, locale: string): Promise<Outcome> {
  const at = { entryId: article.id };
  const ours = Object.fromEntries(
    Object.entries(article.fields).map(([name, value]) => [name, { [locale]: value }]),
  );
  const links = article.tags.map((id) => ({ sys: { type: 'Link' as const, linkType: 'Tag' as const, id } }));

  return settled(async () => {
    const existing = await found(() => client.entry.get(at));
    if (!existing) {
      await client.entry.createWithId(
        { ...at, contentTypeId: article.type },
        { fields: ours, metadata: { tags: links } },
      );
      return 'created';
    }
    if (holds(existing.fields, ours) && hasTags(existing, article.tags)) return 'unchanged';
    await client.entry.update(at, {
      ...existing,
      fields: { ...existing.fields, ...merged(existing.fields, ours) },
      metadata: { ...existing.metadata, tags: links },
    });
    return 'updated';
  });
}

async function publishEntry(client: PlainClientAPI, id: string): Promise<void> {
  const entry = await client.entry.get({ entryId: id });
  if (isAhead(entry.sys)) await client.entry.publish({ entryId: id }, entry);
}

/** Whether the last change has not been published: publishing raises the version by one. */
function isAhead({ version, publishedVersion }: { version: number; publishedVersion?: number }): boolean {
  return publishedVersion === undefined || version > publishedVersion + 1;
}

type Localized = Record<string, Record<string, unknown> | undefined>;

/** Whether the fields have our values; other fields and languages don't count. */
function holds(fields: Localized, ours: Localized): boolean {
  return Object.entries(ours).every(([name, values]) =>
    Object.entries(values ?? {}).every(([locale, value]) => isDeepStrictEqual(fields[name]?.[locale], value)),
  );
}

/** Our fields with the other languages of the same fields. */
function merged<Fields extends Localized>(fields: Localized = {}, ours: Fields): Fields {
  return Object.fromEntries(
    Object.entries(ours).map(([name, values]) => [name, { ...fields[name], ...values }]),
  ) as Fields;
}

function hasTags({ metadata }: EntryProps, ids: readonly string[]): boolean {
  const tags = new Set((metadata?.tags ?? []).map(({ sys }) => sys.id));
  return tags.size === ids.length && ids.every((id) => tags.has(id));
}
