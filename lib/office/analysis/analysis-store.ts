import { limits } from '@/content/limits';
import { readDeliveries } from '@/lib/database/deliveries';
import { addKey, extendKeys, readKey } from '@/lib/database/keys';
import type { Database } from '@/lib/database/schema';
import { consumeLimits, mailboxKey } from '@/lib/database/uses';
import { eventTargets } from '@/lib/delivery/lead-targets';
import { emailSettings } from '@/lib/delivery/send-email';
import type { Lead } from '@/lib/inbox/lead';
import { lockLead, readEvents, recordEvent } from '@/lib/inbox/lead-events';
import { readLead } from '@/lib/inbox/lead-store';
import { DAY_MS } from '@/lib/platform/durations';
import type { Environment } from '@/lib/platform/env';
import { HttpError } from '@/lib/platform/http/http-error';
import { type Analysis, rangeOf } from './figures';
import type { Texts } from './read-figures';

/** The target that emails owners a link to their analysis. */
export const ANALYSIS_TARGET = 'analysis';

/** Maximum number of analysis emails to one mailbox in 24 hours. */
const MAX_EMAILS = 5;

/** How long an owner's link is valid after the analysis was last sent. */
const LIFETIME_MS = limits.analysisDays * DAY_MS;

export interface StoredAnalysis {
  texts: Texts;
  version: number;
  savedAt: Date;
  sent: Analysis | null;
  /** Whether the draft is newer than what the owner sees. */
  isDraft: boolean;
}

export async function getAnalysis(db: Database, id: string): Promise<StoredAnalysis | null> {
  const row = await db.selectFrom('analyses').selectAll().where('lead_id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { draft, version, saved_at, sent, sent_version } = row;
  return {
    texts: JSON.parse(draft),
    version,
    savedAt: new Date(saved_at),
    sent: sent === null ? null : JSON.parse(sent),
    isDraft: version !== sent_version,
  };
}

type SaveOptions = {
  texts: Texts;
  /** The analysis to send to the owner. If missing, only the draft is saved. */
  analysis?: Analysis | undefined;
  /** The version that the author saw; 0 if there was none. If missing, any stored version is replaced. */
  seen?: number | undefined;
};

/** Nothing is stored if somebody else saved the analysis first (`conflict`), or if the lead is quarantined or gone. */
export type SaveOutcome = 'changed' | 'unchanged' | 'conflict' | 'gone' | 'quarantined';

/**
 * Saves the form of an analysis. With `analysis`, also publishes it on the owner's page, and queues the email in the
 * same transaction. Queues no email if the mailbox has had `MAX_EMAILS` or if no email server is configured. A
 * repeated form, as from a double click, is stored once.
 */
export function saveAnalysis(
  db: Database,
  id: string,
  { texts, analysis, seen }: SaveOptions,
  env: Environment,
  at = Date.now(),
): Promise<SaveOutcome> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockLead(transaction, id);
    if (!locked) return 'gone';
    const { lead } = locked;
    if (analysis && lead.status !== 'new') return 'quarantined';
    const stored = await getAnalysis(transaction, id);
    const draft = JSON.stringify(texts);
    const isOutdated = seen !== undefined && seen !== (stored?.version ?? 0);
    const isSame = stored !== null && JSON.stringify(stored.texts) === draft;
    if (isSame && (analysis ? isOutdated && !stored.isDraft : true)) return 'unchanged';
    if (isOutdated) return 'conflict';
    const version = (stored?.version ?? 0) + 1;
    const sent = analysis && { sent: JSON.stringify(analysis), sent_version: version };
    const row = { draft, version, saved_at: at, ...sent };
    await transaction
      .insertInto('analyses')
      .values({ lead_id: id, ...row })
      .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
      .execute();
    if (analysis) await publish(transaction, lead, analysis, env, at);
    return 'changed';
  });
}

async function publish(
  transaction: Database,
  lead: Lead,
  analysis: Analysis,
  env: Environment,
  at: number,
): Promise<void> {
  // Only the first analysis marks the lead as answered. A lead that the office has reopened since stays open.
  const isAnswer = !lead.analysisSentAt && !lead.answeredAt;
  const row = { analysis_sent_at: at, ...(isAnswer && { answered_at: at, undelivered: null }) };
  await transaction.updateTable('leads').set(row).where('id', '=', lead.id).execute();
  await extendKeys(transaction, 'analysis', lead.id, expiryOf(new Date(at)).getTime());
  const isEmailed = emailSettings(env) !== null && (await mayEmail(transaction, String(lead.data.email), at));
  const event = { type: 'analysis-sent', actor: 'office', at, details: rangeOf(analysis.homes) } as const;
  await recordEvent(transaction, lead.id, event, (type) => [
    ...eventTargets(env, lead.kind)(type),
    ...(isEmailed ? [ANALYSIS_TARGET] : []),
  ]);
}

/** Counts an email toward the mailbox's limit. Returns false if the mailbox has already had too many. */
async function mayEmail(transaction: Database, email: string, at: number): Promise<boolean> {
  try {
    await consumeLimits(transaction, [{ key: mailboxKey(email, 'analysis '), most: MAX_EMAILS }], at);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

export async function wasEmailed(db: Database, id: string): Promise<boolean> {
  const last = (await readEvents(db, id)).findLast(({ type }) => type === 'analysis-sent');
  const deliveries = await readDeliveries(db, [{ id }]);
  return deliveries.some(({ target, event }) => target === ANALYSIS_TARGET && event === last?.number);
}

/** With `view`, the path leads to the preview of the owner's pages instead of the form. */
export const analysisFormPath = (id: string, key: string, view?: 'pages') =>
  `/office/${id}/analysis?key=${encodeURIComponent(key)}${view ? `&view=${view}` : ''}`;

const analysisPath = (id: string, key: string) => `/partner/analysis/${id}?key=${encodeURIComponent(key)}`;

/** Returns the path of the owner's page, with a new key. */
export async function addOwnerLink(db: Database, id: string): Promise<string> {
  const { analysisSentAt = new Date(0) } = (await readLead(db, id)) ?? {};
  return analysisPath(id, await addKey(db, 'analysis', id, expiryOf(analysisSentAt).getTime()));
}

/** Whether `key` belongs to the analysis, even if the analysis has expired. */
export const canOpenAnalysis = async (db: Database, id: string, key: string): Promise<boolean> =>
  (await readKey(db, ['analysis'], key))?.lead_id === id;

export const expiryOf = (sentAt: Date) => new Date(sentAt.getTime() + LIFETIME_MS);
