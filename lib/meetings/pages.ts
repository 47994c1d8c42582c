import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { sharedDatabase } from '@/lib/database/shared-database';
import { countRequest } from '@/lib/leads/request';
import { Refusal } from '@/lib/platform/http/refusal';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { toInstants } from './http';
import type { FreeTimes } from './picker';
import { freeDays, type Meeting, openMeeting } from './read';

/** Why a page has nothing to show: no such meeting, too many requests, or a database that fails. */
type Failed = { status: 404 | 429 | 503 };

/** Returns the free times, cached for the request. */
export const loadFreeTimes = cache(() =>
  load(async () => ({ status: 200 as const, days: toInstants(await freeDays(await sharedDatabase())) })),
);

/** Returns the meeting `id`, if `key` opens it, and the free times, cached for the request. */
export const loadMeeting = cache((id: string, key: string) =>
  load<{ status: 200; meeting: Meeting; days: FreeTimes['days'] } | Failed>(async () => {
    const db = await sharedDatabase();
    const meeting = await openMeeting(db, id, key);
    return meeting ? { status: 200, meeting, days: toInstants(await freeDays(db)) } : { status: 404 };
  }),
);

async function load<Page>(read: () => Promise<Page>): Promise<Page | Failed> {
  try {
    // A form that redirects here was already counted.
    if (!rejectedForm()) await countRequest({ headers: new Headers(await headers()) });
    return await read();
  } catch (error) {
    if (error instanceof Refusal) return { status: 429 };
    logOf('meetings').error({ failure: failureOf(error) }, 'page failed');
    return { status: 503 };
  }
}
