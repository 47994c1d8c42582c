import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { sharedDatabase } from '@/lib/database/shared-database';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { openMeeting, readFreeDays } from './read-meetings';

/** Cached for the request; null if the database fails. */
export const loadFreeTimes = cache(() => load(async () => readFreeDays(await sharedDatabase())));

/** Cached for the request; null if the database fails. Shows the 404 page if the key doesn't open the meeting. */
export const loadMeeting = cache(async (id: string, key: string) => {
  const page = await load(async () => {
    const db = await sharedDatabase();
    const meeting = await openMeeting(db, id, key);
    return meeting ? { meeting, days: await readFreeDays(db) } : 404;
  });
  return page === 404 ? notFound() : page;
});

async function load<Page>(read: () => Promise<Page>): Promise<Page | null> {
  try {
    return await read();
  } catch (error) {
    logOf('meetings').error({ failure: failureOf(error) }, 'page failed');
    return null;
  }
}
