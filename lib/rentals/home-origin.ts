import { type Connection, createFetchPage, fetchEntries } from '@/lib/contentful/client';
import { reportOnce } from '@/lib/contentful/content-report';
import { homeType, readHome } from './entry/read-home';
import type { HomeEntry } from './home-index';

/** Oldest first. Fewer than Contentful allows, because a home links to many pictures, and a response has 7 MB at most. */
const query = { content_type: homeType, order: 'sys.createdAt,sys.id', include: 1, limit: 200 };

/** Lists the homes of the space. Drafts that are hidden are shown, so that editors can preview them. */
export function createHomeOrigin(connection: Connection | null) {
  const fetchPage = connection && createFetchPage(connection);
  return {
    canChange: fetchPage !== null,
    async list(): Promise<HomeEntry[]> {
      const entries = fetchPage ? await Array.fromAsync(fetchEntries(fetchPage, query)) : [];
      return entries.map((entry, index) => {
        const { entryId, isHidden, problems, ...home } = readHome(entry);
        if (!home.home && !connection?.isPreview)
          reportOnce(`Home ${entryId} is left out`, problems.map(({ message }) => message).join(' '));
        // The order of the entries is that of their creation.
        const createdAt = new Date(index).toISOString();
        return { ...home, id: entryId, createdAt, isHidden: isHidden && !connection?.isPreview };
      });
    },
  };
}
