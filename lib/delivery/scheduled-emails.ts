import type { Updateable } from 'kysely';
import type { Database, Tables } from '@/lib/database/schema';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { type EmailContent, emailBody } from './email-template';
import { keepLooking, leaseOf, MOST_INTERRUPTED, record, retryAt, timing } from './outbox-worker';
import { EMAIL_DEADLINE, type EmailSettings, emailDomain, sendEmail } from './send-email';

/** An email to the office that is sent at certain times. */
export type ScheduledEmail = {
  /** Returns the id of the email that is due, such as "morning-2026-11-23", as long as it may be sent; else null. */
  dueAt: (now: number) => string | null;
  /** Returns null if there is nothing to say. */
  write: (db: Database, settings: EmailSettings, id: string, now: number) => Promise<EmailContent | null>;
};

const MINUTE = 60_000;

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
  cutOff?: AbortSignal,
): Promise<void> {
  const now = Date.now();
  const id = dueAt(now);
  const claim = id === null ? null : await claimEmail(db, id, now);
  if (id === null || !claim) return;
  const isCrashing = claim.interrupted > MOST_INTERRUPTED;
  try {
    if (isCrashing)
      throw new Error(`the server stopped during each of the last ${MOST_INTERRUPTED} attempts`);
    const content = await write(db, settings, id, now);
    const timeout = AbortSignal.timeout(EMAIL_DEADLINE);
    const head = {
      to: settings.office,
      subject: content?.title,
      messageId: `<${id}@${emailDomain}>`,
      date: new Date(now),
    };
    if (content)
      await sendEmail(
        settings,
        { ...head, ...emailBody(content) },
        cutOff ? AbortSignal.any([cutOff, timeout]) : timeout,
      );
  } catch (error) {
    const reason = isCrashing && error instanceof Error ? error.message : failureOf(error);
    const retry = isCrashing ? null : retryAt(claim, timing);
    const isOver = retry === null || dueAt(retry) !== id;
    logOf('office').warn({ email: id, reason, parked: isOver }, 'email not sent');
    const outcome = isOver ? ({ state: 'parked' } as const) : { due_at: retry, interrupted: 0 };
    await record(() => update(db, id, claim, { ...outcome, error: reason }), claim.leasedUntil, cutOff);
    return;
  }
  await record(() => update(db, id, claim, { state: 'delivered', error: null }), claim.leasedUntil, cutOff);
}

type Claim = Exclude<Awaited<ReturnType<typeof claimEmail>>, null>;

/** Claims an email for an attempt, and queues it if it never was; null if it is not to be sent now. */
async function claimEmail(db: Database, id: string, now: number) {
  const known = db.selectFrom('office_emails').selectAll().where('id', '=', id);
  // Before the transaction, which would wait for SQLite's write lock.
  const row = await known.executeTakeFirst();
  if (row && (row.state !== 'pending' || row.due_at > now)) return null;
  const leasedUntil = now + leaseOf({ deadline: EMAIL_DEADLINE });
  const fresh = { id, state: 'pending' as const, attempts: 1, interrupted: 1, queued_at: now };
  const claimed = await db.transaction().execute((transaction) =>
    transaction
      .insertInto('office_emails')
      .values({ ...fresh, due_at: leasedUntil })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((set) => ({
            due_at: leasedUntil,
            attempts: set('office_emails.attempts', '+', 1),
            interrupted: set('office_emails.interrupted', '+', 1),
          }))
          .where('office_emails.state', '=', 'pending')
          .where('office_emails.due_at', '<=', now),
      )
      .returning(['attempts', 'interrupted', 'queued_at as queuedAt'])
      .executeTakeFirst(),
  );
  return claimed ? { ...claimed, leasedUntil } : null;
}

/** Records an outcome, unless another instance has claimed the email since. */
async function update(
  db: Database,
  id: string,
  { attempts }: Claim,
  outcome: Updateable<Tables['office_emails']>,
): Promise<void> {
  await db.transaction().execute((transaction) => {
    const mine = transaction.updateTable('office_emails').set(outcome).where('id', '=', id);
    return mine.where('attempts', '=', attempts).execute();
  });
}

/** Deletes emails queued before a moment, and those that were given up, so that any that are still due are sent. */
export async function deleteEmails(db: Database, { before = 0 }: { before?: number } = {}): Promise<void> {
  await db.transaction().execute((transaction) =>
    transaction
      .deleteFrom('office_emails')
      .where(({ eb, or }) => or([eb('state', '=', 'parked'), eb('queued_at', '<', before)]))
      .execute(),
  );
}
