import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AssetProps, PlainClientAPI } from 'contentful-management';
import { contentModel, modelTag } from '../model';
import { isNamed, reasonOf } from './connect';
import { type SampleArticle, type SampleAsset, samples } from './samples';

export interface PushOptions {
  publish: boolean;
  say: (line: string) => unknown;
}

type Outcome = 'created' | 'updated' | 'unchanged';

/** How often a step is tried again after somebody else's change. */
const CONFLICTS = 3;
/** An environment has no more tags (contentful.com/help/tags-faqs). */
const MAX_TAGS = 1_000;

/**
 * Writes the content model, its tags and the sample articles with their pictures into a space. What is there already and
 * the same is left alone, so it goes on where it stopped. Throws an error that says what could not be written, and why.
 */
export async function push(client: PlainClientAPI, { publish, say }: PushOptions): Promise<void> {
  const { assets, articles, tags } = samples();
  const locale = await step('the locales', () => defaultLocale(client));

  for (const type of contentModel.contentTypes) {
    const outcome = await step(`the content type ${type.sys.id}`, () => writeContentType(client, type));
    say(`Content type ${type.sys.id}: ${outcome}`);
  }
  const tagIds = [...new Set([...contentModel.tags.map(({ sys }) => sys.id), ...tags])];
  const { items } = await step('the tags', () => client.tag.getMany({ query: { limit: MAX_TAGS } }));
  const added = tagIds.filter((id) => !items.some(({ sys }) => sys.id === id));
  for (const id of added)
    await step(`the tag ${id}`, () => client.tag.createWithId({ tagId: id }, modelTag(id)));
  say(`Tags: ${tagIds.length}, ${added.length} of them new`);

  for (const [place, asset] of assets.entries()) {
    const outcome = await step(`the picture ${asset.id}`, () =>
      writeAsset(client, asset, { locale, publish }),
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
    await step(`the entry ${id} (publishing)`, () => publishEntry(client, id));
    say(`Published ${place + 1}/${articles.length} ${id}`);
  }
  say('Done.');
}

/** Does one step, and again where somebody else wrote between what it read and what it writes (409). */
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  for (let conflicts = 0; ; conflicts++) {
    try {
      return await work();
    } catch (error) {
      if (isNamed(error, 'VersionMismatch') && conflicts < CONFLICTS) continue;
      throw new Error(`Stopped at ${what}: ${reasonOf(error)}`, { cause: error });
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

type ModelType = (typeof contentModel.contentTypes)[number];

/** Creates a content type or brings ours in; fields that somebody added stay. */
async function writeContentType(client: PlainClientAPI, { sys, ...type }: ModelType): Promise<Outcome> {
  const at = { contentTypeId: sys.id };
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
}

async function writeAsset(
  client: PlainClientAPI,
  asset: SampleAsset,
  { locale, publish }: { locale: string; publish: boolean },
): Promise<Outcome> {
  const at = { assetId: asset.id };
  const { title, description } = asset;
  const bytes = await readFile(path.join('public', asset.file));
  const existing = await found(() => client.asset.get(at));
  const known = existing?.fields.file?.[locale];
  const hasFile = Boolean(known?.url) && (known?.details?.size ?? bytes.length) === bytes.length;
  const file = hasFile ? known : await upload(client, asset, bytes);
  const fields = merged(existing?.fields, locale, { title, description, file }) as AssetProps['fields'];

  let outcome: Outcome = 'unchanged';
  let saved = existing;
  if (!saved) {
    saved = await client.asset.createWithId(at, { fields });
    outcome = 'created';
  } else if (!isDeepStrictEqual(fields, saved.fields)) {
    saved = await client.asset.update(at, { ...saved, fields });
    outcome = 'updated';
  }
  if (!hasFile) {
    const polling = { processingCheckWait: 500, processingCheckRetries: 120 };
    saved = await client.asset.processForLocale({}, saved, locale, polling);
  }
  if (publish && isAhead(saved.sys)) await client.asset.publish(at, saved);
  return outcome;
}

async function upload(client: PlainClientAPI, { fileName, contentType }: SampleAsset, bytes: Buffer) {
  // A copy with a buffer of its own: Node reads small files into a shared one.
  const { sys } = await client.upload.create({}, { file: new Uint8Array(bytes).buffer });
  return { fileName, contentType, uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: sys.id } } };
}

async function writeEntry(client: PlainClientAPI, article: SampleArticle, locale: string): Promise<Outcome> {
  const at = { entryId: article.id };
  const existing = await found(() => client.entry.get(at));
  const fields = merged(existing?.fields, locale, article.fields);
  const tags = article.tags.map((id) => ({ sys: { type: 'Link' as const, linkType: 'Tag' as const, id } }));
  const metadata = { ...existing?.metadata, tags };
  if (!existing) {
    await client.entry.createWithId({ ...at, contentTypeId: article.type }, { fields, metadata });
    return 'created';
  }
  const known = new Set(existing.metadata?.tags.map(({ sys }) => sys.id));
  const hasTags = known.symmetricDifference(new Set(article.tags)).size === 0;
  if (hasTags && isDeepStrictEqual(fields, existing.fields)) return 'unchanged';
  await client.entry.update(at, { ...existing, fields, metadata });
  return 'updated';
}

async function publishEntry(client: PlainClientAPI, id: string): Promise<void> {
  const entry = await client.entry.get({ entryId: id });
  if (isAhead(entry.sys)) await client.entry.publish({ entryId: id }, entry);
}

/** Whether the last change has not been published: publishing raises the version by one. */
function isAhead({ version, publishedVersion }: { version: number; publishedVersion?: number }): boolean {
  return publishedVersion === undefined || version > publishedVersion + 1;
}

/** The fields with our values in one language; other fields and languages stay. */
function merged(fields: { [name: string]: object | undefined } = {}, locale: string, ours: object) {
  const written = Object.entries(ours).map(([name, value]) => [name, { ...fields[name], [locale]: value }]);
  return { ...fields, ...Object.fromEntries(written) };
}
