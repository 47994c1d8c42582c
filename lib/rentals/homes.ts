import 'server-only';
import { cache } from 'react';
import type { Rental, RentalPicture } from '@/content/rentals';
import { cacheTags } from '@/lib/contentful/cache-tags';
import { orFailed } from '@/lib/contentful/content-service-error';
import { createPastSlugs } from '@/lib/contentful/past-slugs';
import {
  createSource,
  defineSources,
  findEntryPage,
  readForList,
  readOptionalList,
  readRequiredList,
} from '@/lib/contentful/source';
import { tagPage } from '@/lib/platform/next/page-tags';
import { singleton } from '@/lib/platform/singleton';
import { officeDay } from '@/lib/time/calendar-days';
import { focusFor } from '@/lib/vision/focal-points';
import { createHomeIndex } from './home-index';
import { createHomeOrigin } from './home-origin';
import { createOtherHomes } from './other-homes';
import { setPresentHomes } from './present-homes';

// Posts and homes share the table of slugs.
const pastHomeSlugs = singleton('rentals.past-slugs', () => createPastSlugs('vacation-rentals/'));

const homeSources = defineSources('rentals', (connection) =>
  createSource(connection, createHomeOrigin(connection), {
    createIndex: createHomeIndex,
    pastSlugs: pastHomeSlugs,
    listTag: cacheTags.homes,
    pageTag: cacheTags.home,
    onRead: ({ homes }) => setPresentHomes(homes),
  }),
);

export const publishedHomes = homeSources.published;

/** Reads the homes for a page that shows some of them, and tags the page. */
export const readHomes = cache(() =>
  readRequiredList(async () => (await readForList(await homeSources.current())).homes),
);

export const readHomesIfPossible = () => readOptionalList(readHomes);

/** Finds the home that has or once had this slug, with homes like it, and tags its page. Throws ContentServiceError. */
export const findHome = cache(async (slug: string) => {
  const source = await homeSources.current();
  const found = await findEntryPage(slug, source);
  if (found.status === 'missing' && found.index.hiddenSlugs.has(slug)) return { status: 'gone' as const };
  if (found.status !== 'found') return found;
  const { link, index } = found;
  const others = createOtherHomes(index.homes, officeDay())(link.home);
  const shown = [link, ...others.flatMap(({ id }) => index.find(id)?.link ?? [])];
  if (source.isTagged) await tagPage([source.pageTag(link.id), ...shown.map(({ id }) => cacheTags.item(id))]);
  return { status: found.status, home: await withFocus(link.home), others, problems: link.problems };
});

/** Only the pictures that the page crops. */
const FOCUSED_PICTURES = 5;

async function withFocus(home: Rental): Promise<Rental> {
  const [first, ...others] = home.pictures;
  const cropped = others.slice(0, FOCUSED_PICTURES - 1);
  const focused = await Promise.all([findFocus(first), ...cropped.map(findFocus)] as const);
  return { ...home, pictures: [...focused, ...others.slice(cropped.length)] };
}

async function findFocus(picture: RentalPicture): Promise<RentalPicture> {
  return picture.size ? { ...picture, focus: await focusFor(picture.src) } : picture;
}

export const loadHome = cache((slug: string) => orFailed(() => findHome(slug)));

/** Takes a slug, an entry id or the path of a home. Returns only the problems of a home that can't be shown. */
export async function findHomeDraft(address: string) {
  const { byId, find, leftOut } = await homeSources.drafts().indexCache.read({ maxAge: 0 });
  const slug = address.replace(/^\/?vacation-rentals\//, '');
  return byId.get(address) ?? find(slug)?.link ?? leftOut.get(address) ?? null;
}
