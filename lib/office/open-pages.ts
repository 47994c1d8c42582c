import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Database } from '@/lib/database/schema';
import { sharedDatabase } from '@/lib/database/shared-database';
import { officePath } from '@/lib/delivery/office-link';
import type { Lead } from '@/lib/inbox/lead';
import { readLead } from '@/lib/inbox/lead-store';
import { readFreeDays } from '@/lib/meetings/read-meetings';
import { HttpError } from '@/lib/platform/http/http-error';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { readSections, type Section } from './agenda';
import { canOpenAnalysis, expiryOf, getAnalysis, wasEmailed } from './analysis/analysis-store';
import { readLeadDetails } from './desk';
import { searchLeads } from './lead-search';
import { listPath, readOfficeKey } from './office-keys';
import { openWithKey } from './wrong-keys';

/** Returns everything that the office's page of a lead shows, or a status code. Cached for the request. */
export const openLead = cache((id: string, key: string) =>
  openPage(async (db) => {
    const opened = await readOfficeKey(db, key, id);
    const desk = opened && (await readLeadDetails(db, id));
    if (!desk) return null;
    const { meeting, others } = desk;
    const isMovable = meeting && !meeting.isCanceled && meeting.startsAt > Date.now();
    return {
      ...desk,
      analysis: await readAnalysisState(db, desk.lead),
      id,
      key,
      expiry: new Date(opened.expiry),
      listHref: opened.isForList ? listPath(key) : null,
      others: others.map((lead) => ({ lead, href: officePath(lead.id, key) })),
      free: isMovable ? await readFreeDays(db) : null,
    };
  }),
);

export type OpenLead = Exclude<Awaited<ReturnType<typeof openLead>>, number>;

export type OpenAnalysis = OpenLead & { analysis: NonNullable<OpenLead['analysis']> };

export async function openAnalysis(id: string, key: string): Promise<OpenAnalysis | PageFailure> {
  const desk = await openLead(id, key);
  if (typeof desk === 'number') return desk;
  return { ...desk, analysis: desk.analysis ?? notFound() };
}

async function readAnalysisState(db: Database, { id, kind, status, analysisSentAt: sentAt }: Lead) {
  if (kind !== 'partner' || status !== 'new') return null;
  const sent = sentAt && { at: sentAt, isEmailed: await wasEmailed(db, id) };
  return { stored: await getAnalysis(db, id), sent };
}

/** Returns the analysis that an owner was sent; 410 if it has expired, or another status. Cached for the request. */
export const openOwnerAnalysis = cache((id: string, key: string) =>
  openPage(async (db) => {
    if (!(await canOpenAnalysis(db, id, key))) return null;
    const [lead, stored] = [await readLead(db, id), await getAnalysis(db, id)];
    if (!lead?.analysisSentAt || !stored?.sent) return null;
    const until = expiryOf(lead.analysisSentAt);
    if (until.getTime() <= Date.now()) return 410;
    return { lead, analysis: stored.sent, sentAt: lead.analysisSentAt, until };
  }),
);

/** Returns the office's list or the results of a search, or a status code. Cached for the request. */
export const openList = cache((key: string, query: string) =>
  openPage(async (db) => {
    const opened = await readOfficeKey(db, key);
    if (!opened) return null;
    const results = query ? await searchLeads(db, query) : null;
    const sections: Section[] = results
      ? [{ name: 'found', count: results.length, leads: results }]
      : await readSections(db, ['undelivered', 'overdue', 'today', 'later', 'calls', 'answered']);
    return { key, query, expiry: new Date(opened.expiry), sections };
  }),
);

export type OpenList = Exclude<Awaited<ReturnType<typeof openList>>, number>;

export type OpenOwnerAnalysis = Exclude<Awaited<ReturnType<typeof openOwnerAnalysis>>, number>;

/** 429 after too many wrong keys, 503 if the database fails. */
type PageFailure = 429 | 503;

/** Runs `read` for a page that needs a key. Shows the 404 page if `read` returns null, as for a wrong key. */
async function openPage<Page>(read: (db: Database) => Promise<Page | null>): Promise<Page | PageFailure> {
  const requested = await headers();
  try {
    return await openWithKey(requested, async () => read(await sharedDatabase()));
  } catch (error) {
    if (error instanceof HttpError) return error.status === 404 ? notFound() : 429;
    logOf('office').error({ failure: failureOf(error) }, 'page failed');
    return 503;
  }
}
