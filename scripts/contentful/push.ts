import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AssetProps, createClient, type PlainClientAPI } from 'contentful-management';
import { sdkErrorOf } from '@/lib/contentful/sdk-error';
import { contentModel, toModelTag } from './model';
import { collectSamples } from './samples';

type Connection = Record<'spaceId' | 'environmentId' | 'accessToken' | 'origin', string>;

const byId = <Item extends { sys: { id: string } }>({ items }: { items: Item[] }) =>
  new Map(items.map((item) => [item.sys.id, item]));

/**
 * Adds the content types, tags, pictures, sample articles and sample homes that a space lacks. Completes incomplete
 * items and leaves all others alone, so it can run again after a failure. The error says where it stopped and why.
 * Sample homes always stay drafts: once published, nothing would say that they are invented.
 */
export async function push(
  connection: Connection,
  { publish, log }: { publish: boolean; log: (line: string) => unknown },
): Promise<void> {
  const client = connect(connection);
  const { assets, entries } = collectSamples();
  const space = await runStep('the space', () => readSpace(client));
  async function each<Item extends { id: string }, Saved>(
    what: string,
    items: Item[],
    work: (item: Item) => Promise<[Saved, outcome: string]>,
  ): Promise<Saved[]> {
    const saved: Saved[] = [];
    for (const [place, item] of items.entries()) {
      const [result, outcome] = await runStep(`the ${what} ${item.id}`, () => work(item));
      saved.push(result);
      log(`${what} ${place + 1}/${items.length} ${item.id}: ${outcome}`);
    }
    return saved;
  }
  const localized = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { [space.locale]: value }]));

  const types = contentModel.contentTypes.map(({ sys, ...type }) => ({ id: sys.id, type }));
  await each('content type', types, async ({ id: contentTypeId, type }) => {
    const existingType = space.types.get(contentTypeId);
    const missing = type.fields.filter(({ id }) => !existingType?.fields.some((field) => field.id === id));
    // Don't publish a type that has all fields: someone may have changed it and not published the changes yet.
    if (existingType?.sys.publishedVersion && missing.length === 0) return [existingType, 'unchanged'];
    if (!existingType) {
      const created = await client.contentType.createWithId({ contentTypeId }, type);
      return [await client.contentType.publish({ contentTypeId }, created), 'created'];
    }
    // Make the new fields optional, so that entries without them can still be published.
    const added = missing.map((field) => ({ ...field, required: false }));
    const completed = { ...existingType, fields: [...existingType.fields, ...added] };
    const updated = await client.contentType.update({ contentTypeId }, completed);
    return [await client.contentType.publish({ contentTypeId }, updated), 'updated'];
  });
  const tags = new Set([
    ...contentModel.tags.map(({ sys }) => sys.id),
    ...entries.flatMap(({ tags }) => tags),
  ]);
  const newTags = [...tags].filter((id) => !space.tags.has(id)).map((id) => ({ id }));
  await each('tag', newTags, async ({ id }) => [
    await client.tag.createWithId({ tagId: id }, toModelTag(id)),
    'created',
  ]);
  const pictures = await each('picture', assets, async ({ id, url, fileName, contentType, ...texts }) => {
    const existing = space.assets.get(id);
    // A file has a URL only when Contentful has processed it. Otherwise upload it again.
    if (existing?.fields.file?.[space.locale]?.url) return [existing, 'unchanged'];
    const uploadFrom = await upload(client, url);
    const file = { fileName, contentType, uploadFrom };
    const fields = localized({ ...texts, file }) as AssetProps['fields'];
    const asset = existing
      ? await client.asset.update({ assetId: id }, { ...existing, fields })
      : await client.asset.createWithId({ assetId: id }, { fields });
    const polling = { processingCheckWait: 500, processingCheckRetries: 120 };
    return [await client.asset.processForLocale({}, asset, space.locale, polling), 'created'];
  });
  const saved = await each('entry', entries, async ({ id: entryId, type: contentTypeId, fields, tags }) => {
    const existing = space.entries.get(entryId);
    if (existing) return [existing, 'unchanged'];
    const links = tags.map((id) => ({ sys: { type: 'Link' as const, linkType: 'Tag' as const, id } }));
    const entry = { fields: localized(fields), metadata: { tags: links } };
    return [await client.entry.createWithId({ entryId, contentTypeId }, entry), 'created'];
  });
  if (!publish)
    return void log('Done. The entries are drafts: publish them in Contentful, or with --publish.');

  // Publish only now that all items exist, because articles link to each other and to pictures.
  await each('picture', pictures.filter(hasChanges).map(pairWithId), async ({ id, item }) => [
    await client.asset.publish({ assetId: id }, item),
    'published',
  ]);
  const published = saved.filter((_, index) => !entries[index]?.isSampleHome);
  await each('entry', published.filter(hasChanges).map(pairWithId), async ({ id, item }) => [
    await client.entry.publish({ entryId: id }, item),
    'published',
  ]);
  log('Done.');
}

function connect({ origin, accessToken, ...defaults }: Connection): PlainClientAPI {
  const { host, protocol } = new URL(origin);
  const settings = {
    accessToken,
    host,
    // Uploads have their own host: upload.contentful.com, upload.eu.contentful.com.
    hostUpload: host.replace(/^api\./, 'upload.'),
    insecure: protocol === 'http:',
    retryLimit: 8,
    timeout: 60_000,
    logHandler: () => {},
  };
  return createClient(settings, { defaults });
}

async function readSpace(client: PlainClientAPI) {
  const { assets, entries } = collectSamples();
  const idQuery = (items: { id: string }[]) => ({
    query: { 'sys.id[in]': items.map(({ id }) => id).join(','), limit: 1_000 },
  });
  // Ignore a failure, because some tokens can't read locales. After any other failure, the next request fails too.
  const locales = await client.locale.getMany({ query: { limit: 100 } }).catch(() => null);
  return {
    locale: locales?.items.find((locale) => locale.default)?.code ?? 'en-US',
    types: byId(await client.contentType.getMany(idQuery(contentModel.contentTypes.map(({ sys }) => sys)))),
    tags: byId(await client.tag.getMany({ query: { limit: 1_000 } })),
    assets: byId(await client.asset.getMany(idQuery(assets))),
    entries: byId(await client.entry.getMany(idQuery(entries))),
  };
}

/** Uploads the picture at `url`, a path on the site. */
async function upload(client: PlainClientAPI, url: string) {
  const bytes = await readFile(path.join('public', url));
  // Copy the bytes: Node may read a small file into a part of a larger buffer, and `.buffer` would be all of that.
  const { sys } = await client.upload.create({}, { file: new Uint8Array(bytes).buffer });
  return { sys: { type: 'Link', linkType: 'Upload', id: sys.id } };
}

async function runStep<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { name, message, code, response } = sdkErrorOf(error);
    const { status, requestId, details = {} } = response ?? {};
    const reason = response
      ? `${response.message || name} (status ${status}, request ${requestId}) ${JSON.stringify(details).slice(0, 400)}`
      : `${code ?? name}: ${message}`;
    throw new Error(`Stopped at ${what}: ${reason}\nRun it again to resume.`, { cause: error });
  }
}

type VersionedItem = { sys: { id: string; version: number; publishedVersion?: number } };

const pairWithId = <Item extends VersionedItem>(item: Item) => ({ id: item.sys.id, item });

/** Whether an item has unpublished changes: directly after publishing, `version` is `publishedVersion` + 1. */
function hasChanges({ sys: { version, publishedVersion } }: VersionedItem): boolean {
  return publishedVersion === undefined || version > publishedVersion + 1;
}
