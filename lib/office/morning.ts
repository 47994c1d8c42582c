import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { agendaSections, morningMail, officeCopy } from '@/content/office';
import type { Database } from '@/lib/database/schema';
import { type Mailer, mailDomain, mailSender } from '@/lib/leads/delivery/email';
import { reachOf } from '@/lib/leads/delivery/lead-letter';
import { type Letter, letterBody, type Part, type Row } from '@/lib/leads/delivery/letter';
import type { Sender } from '@/lib/leads/delivery/sender';
import type { Lead } from '@/lib/leads/lead';
import { personOf, stateWords } from '@/lib/leads/lead-words';
import { addListKey, listPath, officePath } from '@/lib/leads/office-keys';
import { queueDeliveries } from '@/lib/leads/outbox';
import { isOpenOn, MORNING, readSections, type Section, toCentral, whatWords } from './agenda';

const TARGET = 'morning';

/** Until when a late email is queued: minutes from midnight, Central. */
const UNTIL = 12 * 60;

/** Returns the day for which the email is due now ("2026-11-23"); null on closed days and at other times. */
function dueDay(now: number): string | null {
  const time = toCentral(now);
  const minute = time.hour * 60 + time.minute;
  return isOpenOn(time) && minute >= MORNING && minute < UNTIL ? time.toFormat('yyyy-MM-dd') : null;
}

/**
 * Emails the office a summary each morning. A delivery needs a lead, so each day has its own row in `leads`, with a
 * status that no list shows. The row's id is the day, so there is one email a day with any number of instances, also if
 * their clocks jump. `purge` deletes old rows.
 */
export function morningSender(mailer: Mailer): Sender {
  let lastDay = '';
  // A second attempt sends the same link.
  let list: { id: string; key: string } | undefined;
  const sender = mailSender(mailer, TARGET, async ({ id }, db) => {
    const now = Date.now();
    if (id !== idOf(dueDay(now) ?? '')) return null;
    const all = await readSections(db, ['overdue', 'untilNextMorning', 'calls', 'givenUp'], now);
    const sections = all.filter(({ count }) => count > 0);
    const failed = await failedUnits();
    if (sections.length === 0 && failed.length === 0) return null;
    if (list?.id !== id) list = { id, key: await addListKey(db) };
    const letter = toLetter(sections, failed, mailer.siteUrl, list.key, new Date(now));
    return {
      to: mailer.office,
      subject: letter.title,
      messageId: `<${id}@${mailDomain}>`,
      date: new Date(now),
      ...letterBody(letter),
    };
  });
  return {
    ...sender,
    neverRepeated: true,
    accepts: () => false,
    async schedule(db) {
      const now = Date.now();
      const day = dueDay(now);
      if (!day || day === lastDay) return;
      await queueMorning(db, idOf(day), now);
      lastDay = day;
    },
  };
}

/** The nightly units that failed last time, as deploy/sea-oat-stays-failed@.service notes them for systemd's units. */
async function failedUnits(): Promise<string[]> {
  const folder = process.env.STATE_DIRECTORY;
  return folder ? await readdir(path.join(folder, 'failed')).catch(() => []) : [];
}

const idOf = (day: string) => `${TARGET}-${day}`;

/** Queues the email of a day unless it ever was. */
async function queueMorning(db: Database, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const blank = { kind: TARGET, status: 'office', data: '{}', context: '{}', signs: '' } as const;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('leads')
      .values({ ...blank, id, fingerprint: id, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await queueDeliveries(transaction, [{ lead_id: id, target: TARGET }], now);
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
