import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentModel, modelTag } from '../model';
import { samples } from './samples';
import { type Resource, reasonOf, type Space } from './space';
import { type TypeModel, typeDifferences, withOurFields } from './type-differences';

export interface PushOptions {
  publish: boolean;
  /** Whether content types that differ from ours are changed, and published. */
  forceModel: boolean;
  say: (line: string) => unknown;
}

type List<Item> = { items: Item[] };
type Asset = Resource & { fields: { file?: Record<string, { url?: string }> } };

/**
 * Writes the content model, its tags and the sample articles with their pictures into a space. Articles and pictures that
 * are there already stay as they are, so it goes on where it stopped. Throws an error that says where it stopped, and why.
 */
export async function push(space: Space, { publish, forceModel, say }: PushOptions): Promise<void> {
  const { assets, articles, tags } = samples();
  const { locale, types, newTags } = await step('the space', () => lookAround(space, tags));
  const differences = types.flatMap(({ differences }) => differences);
  if (differences.length > 0 && !forceModel)
    throw new Error(
      `Nothing was written: the space has content types of these names that differ from ours.\n  ${differences.join('\n  ')}\nUse another space or environment, or change them by --force-model.`,
    );

  async function each<Item extends { id: string }>(
    what: string,
    items: Item[],
    work: (item: Item) => Promise<string>,
  ) {
    for (const [place, item] of items.entries()) {
      const outcome = await step(`the ${what} ${item.id}`, () => work(item));
      say(`${what} ${place + 1}/${items.length} ${item.id}: ${outcome}`);
    }
  }
  const localized = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { [locale]: value }]));

  await each('content type', types, async ({ id, ours, theirs, differences }) => {
    const isSame = theirs && differences.length === 0;
    const at = `content_types/${id}`;
    const saved = isSame ? theirs : await space.write(at, withOurFields(theirs, ours), theirs);
    // One that is the same and published may hold changes that somebody has yet to publish.
    if (!isSame || !saved.sys.publishedVersion) await space.publish(at, saved);
    return isSame ? 'unchanged' : theirs ? 'updated' : 'created';
  });
  await each('tag', newTags, async (tag) => {
    await space.write(`tags/${tag.id}`, modelTag(tag.id));
    return 'created';
  });
  await each('picture', assets, async ({ id, file, fileName, contentType, ...texts }) => {
    const at = `assets/${id}`;
    const existing = await space.find<Asset>(at);
    // Without an address its file was never processed.
    if (existing?.fields.file?.[locale]?.url) return 'unchanged';
    const uploadFrom = await space.upload(await readFile(path.join('public', file)));
    const fields = localized({ ...texts, file: { fileName, contentType, uploadFrom } });
    await space.process(await space.write(at, { fields }, existing), locale);
    return 'created';
  });
  await each('entry', articles, async ({ id, type, fields, tags }) => {
    const at = `entries/${id}`;
    if (await space.find(at)) return 'unchanged';
    const links = tags.map((id) => ({ sys: { type: 'Link', linkType: 'Tag', id } }));
    await space.write(at, { fields: localized(fields), metadata: { tags: links } }, null, type);
    return 'created';
  });
  if (!publish)
    return void say('Done. The articles are drafts: publish them in Contentful, or with --publish.');

  // Articles link to each other and to pictures: all are there before the first is published.
  const publishAt = async (at: string) => {
    const draft = await space.find<Resource>(at);
    if (!draft || !isAhead(draft)) return 'published already';
    await space.publish(at, draft);
    return 'published';
  };
  await each('picture', assets, ({ id }) => publishAt(`assets/${id}`));
  await each('entry', articles, ({ id }) => publishAt(`entries/${id}`));
  say('Done.');
}

/** What must be known of a space before anything is written into it. */
async function lookAround(space: Space, sampleTags: string[]) {
  const locales = await space.find<List<{ code: string; default: boolean }>>('locales?limit=100');
  const known = await space.find<List<Resource>>('tags?limit=1000');
  const tags = new Set([...contentModel.tags.map(({ sys }) => sys.id), ...sampleTags]);
  const newTags = tags.difference(new Set(known?.items.map(({ sys }) => sys.id)));
  return {
    locale: locales?.items.find((locale) => locale.default)?.code ?? 'en-US',
    newTags: [...newTags].map((id) => ({ id })),
    types: await Promise.all(
      contentModel.contentTypes.map(async (ours) => {
        const { id } = ours.sys;
        const theirs = await space.find<Resource & TypeModel>(`content_types/${id}`);
        return { id, ours, theirs, differences: theirs ? typeDifferences(theirs, ours) : [] };
      }),
    ),
  };
}

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = `Stopped at ${what}: ${reasonOf(error)}\nRun it again: what is done already is left alone.`;
    throw new Error(message, { cause: error });
  }
}

/** Whether the last change has not been published: publishing raises the version by one. */
function isAhead({ sys: { version, publishedVersion } }: Resource): boolean {
  return publishedVersion === undefined || version > publishedVersion + 1;
}
