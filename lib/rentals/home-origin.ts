import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type Connection, createFetchPage, fetchEntries } from '@/lib/contentful/client';
import { reportOnce } from '@/lib/contentful/content-report';
import { isRecord } from '@/lib/platform/unknown-values';
import { homeType, readHome } from './entry/read-home';
import type { HomeVersion } from './home-index';

/** Oldest first. Fewer than Contentful allows, because homes link to many pictures, and a response has at most 7 MB. */
const query = { content_type: homeType, order: 'sys.createdAt,sys.id', include: 1, limit: 200 };

/** Lists the homes of the space, in drafts also the hidden ones, so that editors can preview them. */
export function createHomeOrigin(connection: Connection | null) {
  const fetchPage = connection && createFetchPage(connection);
  return {
    canChange: fetchPage !== null,
    async list(): Promise<HomeVersion[]> {
      const homes: HomeVersion[] = [];
      for await (const entry of fetchPage ? fetchEntries(fetchPage, query) : []) {
        // Reading hundreds of homes takes a while, so let other requests run in between.
        if (homes.length % 20 === 0) await yieldToOthers();
        const shown = connection?.isPreview ? showHidden(entry) : entry;
        const { entryId, slug, isHidden, problems, ...home } = readHome(shown);
        if (!home.home && !isHidden && !connection?.isPreview)
          reportOnce(`Home ${entryId} is left out`, problems.map(({ message }) => message).join(' '));
        // The order of the entries is that of their creation.
        const createdAt = new Date(homes.length).toISOString();
        homes.push({ ...home, id: entryId, slugField: slug, isHidden, problems, createdAt });
      }
      return homes;
    },
  };
}

function showHidden(entry: unknown): unknown {
  if (!isRecord(entry) || !isRecord(entry.fields)) return entry;
  return { ...entry, fields: { ...entry.fields, hidden: false } };
}
