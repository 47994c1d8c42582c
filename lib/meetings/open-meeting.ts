import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { sharedDatabase } from '@/lib/database/shared-database';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { openMeeting, readFreeDays } from './read-meetings';

/** Returns the free days; null if the database fails. Cached for the request. */
export const loadFreeTimes = cache(() => loadOrNull(async () => readFreeDays(await sharedDatabase())));

/** Returns null if the database fails; shows the 404 page if the key is wrong. Cached for the request. */
export const loadMeeting = cache(async (id: string, key: string) => {
  const page = await loadOrNull(async () => {
    const db = await sharedDatabase();
    const meeting = await openMeeting(db, id, key);
    return meeting ? { meeting, days: await readFreeDays(db) } : 404;
  });
  return page === 404 ? notFound() : page;
});

async function loadOrNull<Page>(read: () => Promise<Page>): Promise<Page | null> {
  try {
    return await read();
  } catch (error) {
    logOf('meetings').error({ failure: failureOf(error) }, 'page failed');
    return null;
  }
}
