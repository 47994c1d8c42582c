import { assetFields } from '../asset';
import { type ContentType, contentTypes, idOf } from '../entry';
import { toPhoto } from '../photo';
import type { Photo } from '../post';
import { type Ask, askFor, pagesOf, type Query } from './client';

/** Each entry comes with its asset, so an answer stays well below Contentful's 7 MB. */
const PAGE = 1_000;
/** A sitemap waits for all of them. */
const AT_ONCE = 10;

/** The first photo of every entry of both types, by its id: one call for each 1,000 of a type, without bodies. */
export async function readCovers(ask: Ask): Promise<ReadonlyMap<string, Photo>> {
  const pages = await Promise.all(contentTypes.map((type) => readType(ask, type)));
  const entries = pages.flat().flatMap(({ items }) => items);
  return new Map(
    entries.flatMap((raw) => {
      const photo = firstPhoto(raw);
      return photo ? [[idOf(raw), photo] as const] : [];
    }),
  );
}

function readType(ask: Ask, type: ContentType) {
  // A content type without photos is no failure.
  const absent = new Set<string>();
  const askPhotos = (query: Query) => askFor(['sys', 'fields.photo1'], query, ask, absent);
  const query = { content_type: type, include: 1, limit: PAGE, order: '-sys.createdAt,sys.id' };
  return Array.fromAsync(pagesOf(askPhotos, query, AT_ONCE));
}

function firstPhoto(raw: unknown): Photo | null {
  const photo1 = (raw as { fields?: { photo1?: unknown } } | null)?.fields?.photo1;
  const photos = [photo1].flat().map((asset) => toPhoto(assetFields(asset)));
  return photos.find(Boolean) ?? null;
}
