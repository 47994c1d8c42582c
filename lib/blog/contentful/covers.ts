import { contentTypes, coverSchema, readable } from '../entry';
import type { Photo } from '../post';
import { coversOf } from '../to-post';
import { type Ask, pagesOf } from './client';

/** Each entry comes with its asset, so an answer stays well below Contentful's 7 MB. */
const PAGE = 1_000;
/** A sitemap waits for all of them. */
const AT_ONCE = 10;

/** The first photo of every entry of both types, by its id: one call for each 1,000 of a type, without bodies. */
export async function readCovers(ask: Ask): Promise<ReadonlyMap<string, Photo>> {
  const query = { include: 1, limit: PAGE, order: '-sys.createdAt,sys.id' };
  const pages = await Promise.all(
    contentTypes.map((content_type) =>
      Array.fromAsync(pagesOf(ask, { ...query, content_type }, AT_ONCE, ['sys', 'fields.photo1'])),
    ),
  );
  const entries = pages.flat().flatMap(({ items }) => items);
  return coversOf(readable(coverSchema, entries));
}
