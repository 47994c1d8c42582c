import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { agendaSections, morningMail, officeCopy } from '@/content/office';
import type { Database } from '@/lib/database/schema';
import { type Mailer, mailDomain, mailSender } from '@/lib/delivery/email-target';
import { type Letter, letterBody, type Part, type Row } from '@/lib/delivery/email-template';
import { reachOf } from '@/lib/delivery/lead-email';
import { queueDeliveries } from '@/lib/delivery/queue';
import type { Sender } from '@/lib/delivery/target';
import { personOf, stateWords } from '@/lib/inbox/format-lead';
import type { Lead } from '@/lib/inbox/lead';
import { addListKey, listPath, officePath } from '@/lib/inbox/office-keys';
import { isOpenOn, MORNING, readSections, type Section, toCentral, whatWords } from './agenda';

const TARGET = 'morning';

/** Until when a late email is queued: minutes from midnight, Central. */
const UNTIL = 12 * 60;

/** Returns the day for which an email is due now ("2026-11-23"); null on closed days and at other times. */
export function dueDay(now: number): string | null {
  const time = toCentral(now);
  const minute = time.hour * 60 + time.minute;
  return isOpenOn(time) && minute >= MORNING && minute < UNTIL ? time.toFormat('yyyy-MM-dd') : null;
}

/** Emails the office a summary each morning. */
export function morningSender(mailer: Mailer): Sender {
  // A second attempt sends the same link.
  let list: { day: string; key: string } | undefined;
  return officeSender(mailer, TARGET, dueDay, async (day, db) => {
    const now = Date.now();
    if (day !== dueDay(now)) return null;
    const all = await readSections(db, ['overdue', 'untilNextMorning', 'calls', 'givenUp'], now);
    const sections = all.filter(({ count }) => count > 0);
    const failed = await failedUnits();
    if (sections.length === 0 && failed.length === 0) return null;
    if (list?.day !== day) list = { day, key: await addListKey(db) };
    return toLetter(sections, failed, mailer.siteUrl, list.key, new Date(now));
  });
}

/**
 * Emails the office what `write` returns once for each name that `dueNow` returns. A delivery needs a lead, so each
 * email has its own row in `leads`, with a status that no list shows. The row's id holds the name, so there is one
 * email with any number of instances, also if their clocks jump. `purge` deletes old rows.
 */
export function officeSender(
  mailer: Mailer,
  target: string,
  dueNow: (now: number) => string | null,
  write: (name: string, db: Database) => Promise<Letter | null>,
): Sender {
  let last = '';
  const sender = mailSender(mailer, target, async ({ id }, db) => {
    const letter = await write(id.slice(target.length + 1), db);
    const message = { to: mailer.office, messageId: `<${id}@${mailDomain}>`, date: new Date() };
    return letter && { ...message, subject: letter.title, ...letterBody(letter) };
  });
  return {
    ...sender,
    neverRepeated: true,
    accepts: () => false,
    async schedule(db) {
      const now = Date.now();
      const name = dueNow(now);
      if (!name || name === last) return;
      await queueOnce(db, target, `${target}-${name}`, now);
      last = name;
    },
  };
}

/** The nightly units that failed last time, as deploy/sea-oat-stays-failed@.service notes them for systemd's units. */
async function failedUnits(): Promise<string[]> {
  const folder = process.env.STATE_DIRECTORY;
  return folder ? await readdir(path.join(folder, 'failed')).catch(() => []) : [];
}

/** Queues an email unless it ever was. */
async function queueOnce(db: Database, target: string, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const blank = { kind: target, status: 'office', data: '{}', context: '{}', signs: '' } as const;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('leads')
      .values({ ...blank, id, fingerprint: id, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await queueDeliveries(transaction, [{ lead_id: id, target }], now);
  });
}

function toLetter(
  sections: readonly Section<Exclude<keyof typeof morningMail.counts, 'failed'>>[],
  failed: readonly string[],
  siteUrl: string,
  key: string,
  now: Date,
): Letter {
  const parts = sections.flatMap(({ name, count, leads }): Part[] => [
    { heading: agendaSections[name].title, rows: leads.map((lead) => toRow(lead, siteUrl, key, now)) },
    ...(count > leads.length ? [{ text: morningMail.more(count - leads.length) }] : []),
  ]);
  const counts = sections.map(({ name, count }) => morningMail.counts[name](count));
  if (failed.length > 0) {
    counts.push(morningMail.counts.failed(failed.length));
    parts.push({ heading: morningMail.failed, rows: failed.map((unit) => [unit, `journalctl -u ${unit}`]) });
  }
  return {
    title: morningMail.subject(counts),
    parts: [
      { button: { label: morningMail.openList, href: siteUrl + listPath(key) } },
      ...parts,
      { text: morningMail.fine, look: 'muted' },
    ],
  };
}

function toRow(lead: Lead, siteUrl: string, key: string, now: Date): Row {
  return [
    personOf(lead).name,
    [whatWords(lead), stateWords(lead, now)].filter(Boolean).join(', '),
    reachOf(lead),
    { label: officeCopy.openLead, href: siteUrl + officePath(lead.id, key) },
  ];
}
