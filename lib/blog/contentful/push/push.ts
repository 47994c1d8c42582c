import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AssetProps, createClient, type PlainClientAPI } from 'contentful-management';
import { contentModel, modelTag } from '../model';
import { sdkErrorOf } from '../sdk-error';
import { samples } from './samples';
import { typeDifferences, withOurFields } from './type-differences';

type Connection = Record<'spaceId' | 'environmentId' | 'accessToken' | 'host', string>;

export interface PushOptions {
  publish: boolean;
  /** Whether content types that differ from ours are changed, and published. */
  forceModel: boolean;
  log: (line: string) => unknown;
}

/** Of one kind of resource, what the space has, by id. */
const byId = <Item extends { sys: { id: string } }>({ items }: { items: Item[] }) =>
  new Map(items.map((item) => [item.sys.id, item]));

/**
 * Writes the content model, its tags and the sample articles with their pictures into a space. Articles and pictures that
 * are there already stay as they are, so it goes on where it stopped. Throws an error that says where it stopped, and why.
 */
export async function push(connection: Connection, { publish, forceModel, log }: PushOptions): Promise<void> {
  const client = connect(connection);
  const { assets, articles } = samples();
  const known = await step('the space', () => readSpace(client));
  const types = contentModel.contentTypes.map((ours) => {
    const theirs = known.types.get(ours.sys.id);
    return { ...ours.sys, ours, theirs, differences: theirs ? typeDifferences(theirs, ours) : [] };
  });
  const differences = types.flatMap(({ differences }) => differences);
  if (differences.length > 0 && !forceModel)
    throw new Error(
      `Nothing was written: the space has content types of these names that differ from ours.\n  ${differences.join('\n  ')}\nUse another space or environment, or change them by --force-model.`,
    );

  /** Does the same for each item and says what was done; returns what is in the space then. */
  async function each<Item extends { id: string }, Saved>(
    what: string,
    items: Item[],
    work: (item: Item) => Promise<[Saved, outcome: string]>,
  ): Promise<Saved[]> {
    const saved: Saved[] = [];
    for (const [place, item] of items.entries()) {
      const [result, outcome] = await step(`the ${what} ${item.id}`, () => work(item));
      saved.push(result);
      log(`${what} ${place + 1}/${items.length} ${item.id}: ${outcome}`);
    }
    return saved;
  }
  const localized = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { [known.locale]: value }]));

  await each('content type', types, async ({ id: contentTypeId, ours, theirs, differences }) => {
    // One that is the same and published may hold changes that somebody has yet to publish.
    if (theirs?.sys.publishedVersion && differences.length === 0) return [theirs, 'unchanged'];
    const wanted = withOurFields(theirs, ours);
    const saved = theirs
      ? await client.contentType.update({ contentTypeId }, { ...theirs, ...wanted })
      : await client.contentType.createWithId({ contentTypeId }, wanted);
    return [await client.contentType.publish({ contentTypeId }, saved), theirs ? 'updated' : 'created'];
  });
  const tags = new Set([
    ...contentModel.tags.map(({ sys }) => sys.id),
    ...articles.flatMap(({ tags }) => tags),
  ]);
  const newTags = [...tags].filter((id) => !known.tags.has(id)).map((id) => ({ id }));
  await each('tag', newTags, async ({ id }) => [
    await client.tag.createWithId({ tagId: id }, modelTag(id)),
    'created',
  ]);
  const pictures = await each('picture', assets, async ({ id, url, fileName, contentType, ...texts }) => {
    const existing = known.assets.get(id);
    // Without an address its file was never processed.
    if (existing?.fields.file?.[known.locale]?.url) return [existing, 'unchanged'];
    const uploadFrom = await upload(client, url);
    const file = { fileName, contentType, uploadFrom };
    const fields = localized({ ...texts, file }) as AssetProps['fields'];
    const asset = existing
      ? await client.asset.update({ assetId: id }, { ...existing, fields })
      : await client.asset.createWithId({ assetId: id }, { fields });
    const polling = { processingCheckWait: 500, processingCheckRetries: 120 };
    return [await client.asset.processForLocale({}, asset, known.locale, polling), 'created'];
  });
  const entries = await each(
    'entry',
    articles,
    async ({ id: entryId, type: contentTypeId, fields, tags }) => {
      const existing = known.entries.get(entryId);
      if (existing) return [existing, 'unchanged'];
      const links = tags.map((id) => ({ sys: { type: 'Link' as const, linkType: 'Tag' as const, id } }));
      const entry = { fields: localized(fields), metadata: { tags: links } };
      return [await client.entry.createWithId({ entryId, contentTypeId }, entry), 'created'];
    },
  );
  if (!publish)
    return void log('Done. The articles are drafts: publish them in Contentful, or with --publish.');

  // Articles link to each other and to pictures: all are there before the first is published.
  await each('picture', pictures.filter(isAhead).map(identified), async ({ id, item }) => [
    await client.asset.publish({ assetId: id }, item),
    'published',
  ]);
  await each('entry', entries.filter(isAhead).map(identified), async ({ id, item }) => [
    await client.entry.publish({ entryId: id }, item),
    'published',
  ]);
  log('Done.');
}

/** One environment of a space, through Contentful's own SDK, which waits and tries again. `host` may be an origin too. */
function connect({ host, accessToken, ...defaults }: Connection): PlainClientAPI {
  const origin = URL.parse(host);
  const name = origin?.host ?? host;
  const settings = {
    accessToken,
    host: name,
    // Files go to a host of their own: upload.contentful.com, upload.eu.contentful.com.
    hostUpload: name.replace(/^api\./, 'upload.'),
    insecure: origin?.protocol === 'http:',
    retryLimit: 8,
    timeout: 60_000,
    logHandler: () => {},
  };
  return createClient(settings, { defaults });
}

/** What there is in a space of all that is written into it. */
async function readSpace(client: PlainClientAPI) {
  const { assets, articles } = samples();
  const these = (items: { id: string }[]) => ({
    query: { 'sys.id[in]': items.map(({ id }) => id).join(','), limit: 1_000 },
  });
  // A token may not be allowed to read them; whatever else is wrong, the next reading says so.
  const locales = await client.locale.getMany({ query: { limit: 100 } }).catch(() => null);
  return {
    locale: locales?.items.find((locale) => locale.default)?.code ?? 'en-US',
    types: byId(await client.contentType.getMany(these(contentModel.contentTypes.map(({ sys }) => sys)))),
    tags: byId(await client.tag.getMany({ query: { limit: 1_000 } })),
    assets: byId(await client.asset.getMany(these(assets))),
    entries: byId(await client.entry.getMany(these(articles))),
  };
}

/** Uploads the file at this path of the site; returns the link by which an asset takes it. */
async function upload(client: PlainClientAPI, url: string) {
  const bytes = await readFile(path.join('public', url));
  // A copy with a buffer of its own: Node reads small files into a shared one.
  const { sys } = await client.upload.create({}, { file: new Uint8Array(bytes).buffer });
  return { sys: { type: 'Link', linkType: 'Upload', id: sys.id } };
}

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { name, message, code, answer } = sdkErrorOf(error);
    const reason = answer
      ? `${answer.message || name} (status ${answer.status}, request ${answer.requestId}) ${JSON.stringify(answer.details ?? {}).slice(0, 400)}`
      : `${code ?? name}: ${message}`;
    const advice = 'Run it again: what is done already is left alone.';
    throw new Error(`Stopped at ${what}: ${reason}\n${advice}`, { cause: error });
  }
}

type Versioned = { sys: { id: string; version: number; publishedVersion?: number } };

const identified = <Item extends Versioned>(item: Item) => ({ id: item.sys.id, item });

/** Whether the last change has not been published: publishing raises the version by one. */
function isAhead({ sys: { version, publishedVersion } }: Versioned): boolean {
  return publishedVersion === undefined || version > publishedVersion + 1;
}
