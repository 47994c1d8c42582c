import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import { addKeysFrom, keyExpiry, listKeyExpiry, listPath, officePath } from '@/lib/inbox/office-keys';
import { freeDays } from '@/lib/meetings/read-meetings';
import { HttpError } from '@/lib/platform/http/http-error';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { readSections, type Section } from './agenda';
import { readDesk } from './desk';
import { searchLeads } from './lead-search';
import { openWithKey } from './wrong-keys';

/** Everything that the office's page of a lead shows, read once per request; a status code if the key is wrong. */
export const openDesk = cache((id: string, key: string) =>
  open(async (db) => {
    const expiry = await keyExpiry(db, id, key);
    const desk = expiry === null ? null : await readDesk(db, id);
    if (!desk || expiry === null) return null;
    const isList = (await listKeyExpiry(db, key)) !== null;
    const { meeting, others } = desk;
    const isMovable = meeting && !meeting.isCanceled && meeting.startsAt > Date.now();
    // The key of a lead opens no other one.
    const otherIds = isList ? [] : others.map((other) => other.id);
    const keys = await addKeysFrom(db, key, otherIds, expiry);
    return {
      ...desk,
      id,
      key,
      expiry: new Date(expiry),
      listHref: isList ? listPath(key) : null,
      others: others.map((lead) => ({ lead, href: officePath(lead.id, keys.get(lead.id) ?? key) })),
      free: isMovable ? await freeDays(db) : null,
    };
  }),
);

export type OpenDesk = Exclude<Awaited<ReturnType<typeof openDesk>>, number>;

/** The office's list, or what a search found, read once per request; a status code if the key is wrong. */
export const openList = cache((key: string, query: string) =>
  open(async (db) => {
    const expiry = await listKeyExpiry(db, key);
    if (expiry === null) return null;
    const page = { key, query, expiry: new Date(expiry) };
    const found = query ? await searchLeads(db, query) : null;
    const sections: Section[] = found
      ? [{ name: 'found', count: found.length, leads: found }]
      : await readSections(db, ['overdue', 'today', 'later', 'calls', 'answered']);
    return { ...page, sections };
  }),
);

export type OpenList = Exclude<Awaited<ReturnType<typeof openList>>, number>;

/** Returns what `read` returns, or a status code: 404 if that is null, because the key is wrong. */
async function open<Page>(read: (db: Database) => Promise<Page | null>): Promise<Page | 404 | 429 | 503> {
  const requested = await headers();
  try {
    return await openWithKey(requested, async () => read(await sharedDatabase()));
  } catch (error) {
    if (error instanceof HttpError) return error.status === 404 ? 404 : 429;
    logOf('office').error({ failure: failureOf(error) }, 'page failed');
    return 503;
  }
}
