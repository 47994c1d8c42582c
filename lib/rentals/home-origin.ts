import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type Connection, createFetchPage, fetchType } from '@/lib/contentful/client';
import { reportOnce } from '@/lib/contentful/content-report';
import { isRecord } from '@/lib/platform/unknown-values';
import { type HomeVersion, homeType, readHome } from './entry/read-home';

/** Lists the homes of the space, in drafts also the hidden ones, so that editors can preview them. */
export function createHomeOrigin(connection: Connection | null) {
  const fetchPage = connection && createFetchPage(connection);
  return {
    canChange: fetchPage !== null,
    async list(): Promise<HomeVersion[]> {
      const homes: HomeVersion[] = [];
      for await (const entry of fetchPage ? fetchType(fetchPage, homeType, 'oldest') : []) {
        // Reading hundreds of homes takes a while, so let other requests run in between.
        if (homes.length % 20 === 0) await yieldToOthers();
        const shown = connection?.isPreview ? showHidden(entry) : entry;
        const version = readHome(shown);
        const { id, home, isHidden, problems } = version;
        if (!home && !isHidden && !connection?.isPreview)
          reportOnce(`Home ${id} is left out`, problems.map(({ message }) => message).join(' '));
        homes.push(version);
      }
      return homes;
    },
  };
}

function showHidden(entry: unknown): unknown {
  if (!isRecord(entry) || !isRecord(entry.fields)) return entry;
  return { ...entry, fields: { ...entry.fields, hidden: false } };
}
