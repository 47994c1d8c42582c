import type { Updateable } from 'kysely';
import type { Database, Tables } from '@/lib/database/schema';
import { MINUTE_MS } from '@/lib/platform/durations';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { startPolling } from '@/lib/platform/polling';
import { type EmailContent, toEmailBody } from './email-template';
import { EMAIL_DEADLINE, type EmailSettings, emailDomain, sendEmail } from './send-email';

export type ScheduledEmail = {
  /** Returns the id of the email that may be sent now, such as "morning-2026-11-23"; null if none is due. */
  dueAt: (now: number) => string | null;
  /** Returns the content of the email; null if there is nothing to say. */
  write: (db: Database, settings: EmailSettings, id: string, now: number) => Promise<EmailContent | null>;
};

const log = logOf('office');

/** The time between two attempts. Each attempt takes at most a minute, so two attempts never overlap. */
const RETRY_AFTER_MS = 10 * MINUTE_MS;

/** Sends each due email once, even if several instances run. Returns a function that stops polling within 5 s. */
export const startScheduledEmails = (
  database: () => Promise<Database>,
  emails: readonly ScheduledEmail[],
  settings: EmailSettings,
) =>
  startPolling(
    MINUTE_MS,
    async ({ cutOff }) => {
      for (const email of emails) await sendIfDue(await database(), email, settings, cutOff);
    },
    (error) => log.error({ failure: failureOf(error) }, 'scheduled emails not readable'),
  );

/** Sends an email if it is due, unless it was sent or given up, or another instance has claimed it. */
export async function sendIfDue(
  db: Database,
  { dueAt, write }: ScheduledEmail,
  settings: EmailSettings,
  cutOff: AbortSignal = new AbortController().signal,
): Promise<void> {
  const now = Date.now();
  const id = dueAt(now);
  // The process may end during the last attempt, so the email counts as given up until that attempt succeeds.
  const state = dueAt(now + RETRY_AFTER_MS) === id ? 'pending' : 'parked';
  if (!id || !(await claimEmail(db, id, state, now))) return;
  const record = (outcome: Updateable<Tables['office_emails']>) =>
    db.updateTable('office_emails').set(outcome).where('id', '=', id).execute();
  try {
    const content = await write(db, settings, id, now);
    const head = { to: settings.office, messageId: `<${id}@${emailDomain}>`, date: new Date(now) };
    const signal = AbortSignal.any([cutOff, AbortSignal.timeout(EMAIL_DEADLINE)]);
    if (content)
      await sendEmail(settings, { ...head, subject: content.title, ...toEmailBody(content) }, signal);
  } catch (error) {
    const parked = state === 'parked';
    log.warn({ email: id, reason: failureOf(error), parked }, 'email not sent');
    await record({ error: failureOf(error) });
    return;
  }
  await record({ state: 'delivered', error: null });
}

async function claimEmail(
  db: Database,
  id: string,
  state: 'pending' | 'parked',
  now: number,
): Promise<boolean> {
  const retry = { state, due_at: now + RETRY_AFTER_MS };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('office_emails')
    .values({ id, attempts: 1, queued_at: now, ...retry })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => ({ ...retry, attempts: set('office_emails.attempts', '+', 1) }))
        .where('office_emails.state', '=', 'pending')
        .where('office_emails.due_at', '<=', now),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Deletes rows of emails queued before `before`, and of all given-up emails: those still due are then sent again. */
export async function deleteEmails(db: Database, before = 0): Promise<void> {
  await db
    .deleteFrom('office_emails')
    .where(({ eb, or }) => or([eb('state', '=', 'parked'), eb('queued_at', '<', before)]))
    .execute();
}
