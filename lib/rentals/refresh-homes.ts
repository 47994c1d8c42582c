import 'server-only';
import { cacheTags } from '@/lib/contentful/cache-tags';
import { rereadIndex } from '@/lib/contentful/source';
import type { ContentChange, StalePages } from '@/lib/contentful/webhook';
import { markTagsStale } from '@/lib/platform/next/page-tags';
import { officeDay } from '@/lib/time/calendar-days';
import { homeType } from './entry/read-home';
import type { HomeIndex } from './home-index';
import { listHomes } from './home-lists';
import { publishedHomes } from './homes';
import { createOtherHomes } from './other-homes';

const LIST_PATHS = ['/', '/contact', '/vacation-rentals/saved', '/llms.txt', '/archive-sitemap.xml'];

/** Marks the pages with homes that the change affects. */
export async function markHomesStale({ id, type }: ContentChange): Promise<StalePages> {
  if (type && type !== homeType) return { paths: [], isReachable: true };
  const { before, after } = await rereadIndex(publishedHomes());
  const isReachable = after !== null;
  const shown = [before, after].map(listShown);
  const changed = [...new Set(shown.flatMap((pages) => [...pages.keys()]))].filter(
    (key) => shown[0]?.get(key) !== shown[1]?.get(key),
  );
  // Most assets are not pictures of homes.
  if (!type && isReachable && changed.length === 0) return { paths: [], isReachable };
  markTagsStale([cacheTags.homes, cacheTags.item(id), ...changed.map(cacheTags.home)]);

  const indexes = [before, after].filter((index) => index !== null);
  const paths = indexes.flatMap(({ homes, byId }) => [
    ...listHomes(homes).map(({ path }) => path),
    ...[id, ...changed].flatMap((each) => byId.get(each)?.path ?? []),
  ]);
  return { paths: [...new Set([...paths, ...LIST_PATHS])], isReachable };
}

/** Returns what each home's page shows of homes, as JSON by entry id. A changed picture changes the JSON, too. */
function listShown(index: HomeIndex | null): Map<string, string> {
  const listOthers = createOtherHomes(index?.homes ?? [], officeDay());
  return new Map(
    Array.from(index?.byId.values() ?? [], ({ id, home }) => [id, JSON.stringify([home, listOthers(home)])]),
  );
}
