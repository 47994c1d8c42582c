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
    if (sections.length === 0) return null;
    if (list?.id !== id) list = { id, key: await addListKey(db) };
    const letter = toLetter(sections, mailer.siteUrl, list.key, new Date(now));
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
  sections: readonly Section<keyof typeof morningMail.counts>[],
  siteUrl: string,
  key: string,
  now: Date,
): Letter {
  const parts = sections.flatMap(({ name, count, leads }): Part[] => [
    { heading: agendaSections[name].title, rows: leads.map((lead) => toRow(lead, siteUrl, key, now)) },
    ...(count > leads.length ? [{ text: morningMail.more(count - leads.length) }] : []),
  ]);
  return {
    title: morningMail.subject(sections.map(({ name, count }) => morningMail.counts[name](count))),
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
