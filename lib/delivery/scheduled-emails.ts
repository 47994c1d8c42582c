import type { Updateable } from 'kysely';
import type { Database, Tables } from '@/lib/database/schema';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { type EmailContent, emailBody } from './email-template';
import { keepLooking } from './outbox-worker';
import { EMAIL_DEADLINE, type EmailSettings, emailDomain, sendEmail } from './send-email';

/** An email to the office that is sent at certain times. */
export type ScheduledEmail = {
  /** Returns the id of the email that is due, such as "morning-2026-11-23", as long as it may be sent; else null. */
  dueAt: (now: number) => string | null;
  /** Returns null if there is nothing to say. */
  write: (db: Database, settings: EmailSettings, id: string, now: number) => Promise<EmailContent | null>;
};

const MINUTE = 60_000;
/** Between two attempts, whether the first failed or was killed. One takes a minute at most. */
const PAUSE = 10 * MINUTE;
const MOST_ATTEMPTS = 24;

/** Sends each email once, with any number of instances. Returns a function that stops it, after at most 5 s. */
export const startScheduledEmails = (
  database: () => Promise<Database>,
  emails: readonly ScheduledEmail[],
  settings: EmailSettings,
) =>
  keepLooking(MINUTE, async ({ cutOff }) => {
    for (const email of emails) await sendIfDue(await database(), email, settings, cutOff);
  });

/** Sends an email that is due, unless it was sent, given up, or claimed by another instance. */
export async function sendIfDue(
  db: Database,
  { dueAt, write }: ScheduledEmail,
  settings: EmailSettings,
  cutOff: AbortSignal = new AbortController().signal,
): Promise<void> {
  const now = Date.now();
  const id = dueAt(now);
  const attempts = id && (await claimEmail(db, id, now));
  if (!attempts) return;
  async function record(outcome: Updateable<Tables['office_emails']>) {
    const update = db.updateTable('office_emails').set(outcome).where('id', '=', id);
    await db.transaction().execute((transaction) => transaction.executeQuery(update));
  }
  // The last one left no outcome.
  if (attempts > MOST_ATTEMPTS) return record({ state: 'parked' });
  try {
    const content = await write(db, settings, id, now);
    const head = { to: settings.office, messageId: `<${id}@${emailDomain}>`, date: new Date(now) };
    const signal = AbortSignal.any([cutOff, AbortSignal.timeout(EMAIL_DEADLINE)]);
    if (content)
      await sendEmail(settings, { ...head, subject: content.title, ...emailBody(content) }, signal);
  } catch (error) {
    const isOver = attempts === MOST_ATTEMPTS || dueAt(now + PAUSE) !== id;
    logOf('office').warn({ email: id, reason: failureOf(error), parked: isOver }, 'email not sent');
    return record({ error: failureOf(error), ...(isOver && { state: 'parked' }) });
  }
  await record({ state: 'delivered', error: null });
}

/** Returns which attempt this is, from 1; undefined if none may be made now. */
async function claimEmail(db: Database, id: string, now: number): Promise<number | undefined> {
  // Before the transaction, which would wait for SQLite's write lock.
  const row = await db.selectFrom('office_emails').selectAll().where('id', '=', id).executeTakeFirst();
  if (row && (row.state !== 'pending' || row.due_at > now)) return undefined;
  const retry = { due_at: now + PAUSE };
  const claim = db
    .insertInto('office_emails')
    .values({ id, state: 'pending', attempts: 1, queued_at: now, ...retry })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => ({ ...retry, attempts: set('office_emails.attempts', '+', 1) }))
        .where('office_emails.state', '=', 'pending')
        .where('office_emails.due_at', '<=', now),
    )
    .returning('attempts');
  const { rows } = await db.transaction().execute((transaction) => transaction.executeQuery(claim));
  return rows[0]?.attempts;
}

/** Deletes emails queued before a moment, and those that were given up: any that is still due is sent then. */
export async function deleteEmails(db: Database, before = 0): Promise<void> {
  const old = db
    .deleteFrom('office_emails')
    .where(({ eb, or }) => or([eb('state', '=', 'parked'), eb('queued_at', '<', before)]));
  await db.transaction().execute((transaction) => transaction.executeQuery(old));
}
