import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { sharedDatabase } from '@/lib/database/shared-database';
import { keyExpiry } from '@/lib/leads/office-keys';
import { freeDays } from '@/lib/meetings/read';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { readDesk } from './desk';
import { countWrongKey, isGuessing } from './wrong-keys';

/** Everything that the office's page of a lead shows, read once per request; a status code if the key is wrong. */
export const openDesk = cache(async (id: string, key: string) => {
  const requested = await headers();
  if (isGuessing(requested)) return 429;
  try {
    const db = await sharedDatabase();
    const expiry = await keyExpiry(db, id, key);
    const desk = expiry === null ? null : await readDesk(db, id);
    if (!desk || expiry === null) {
      countWrongKey(requested);
      return 404;
    }
    const { meeting } = desk;
    const isMovable = meeting && !meeting.isCanceled && meeting.startsAt > Date.now();
    return { ...desk, id, key, expiry: new Date(expiry), free: isMovable ? await freeDays(db) : null };
  } catch (error) {
    logOf('office').error({ failure: failureOf(error) }, 'page failed');
    return 503;
  }
});

/** A lead as its page shows it, with its key, and the free times if its call can be moved. */
export type OpenDesk = Exclude<Awaited<ReturnType<typeof openDesk>>, number>;
