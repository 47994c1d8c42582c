import 'server-only';
import { cache } from 'react';
import { sharedDatabase } from '@/lib/database/shared-database';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { freeDays, openMeeting } from './read-meetings';

/** Cached for the request. */
export const loadFreeTimes = cache(() =>
  load(async () => ({ status: 200 as const, days: await freeDays(await sharedDatabase()) })),
);

/** Cached for the request; null if the key doesn't open the meeting. */
export const loadMeeting = cache((id: string, key: string) =>
  load(async () => {
    const db = await sharedDatabase();
    const meeting = await openMeeting(db, id, key);
    return meeting && { status: 200 as const, meeting, days: await freeDays(db) };
  }),
);

/** Returns 503 if the database fails. */
async function load<Page>(read: () => Promise<Page>): Promise<Page | { status: 503 }> {
  try {
    return await read();
  } catch (error) {
    logOf('meetings').error({ failure: failureOf(error) }, 'page failed');
    return { status: 503 };
  }
}
