import { DateTime } from 'luxon';
import { availability } from '@/content/meetings';
import { morningMail, officeCopy } from '@/content/office';
import type { Database } from '@/lib/database/schema';
import { type Mailer, mailDomain, mailSender } from '@/lib/leads/delivery/email';
import { phoneHref } from '@/lib/leads/delivery/lead-letter';
import { type Letter, letterBody, type Part, type Row } from '@/lib/leads/delivery/letter';
import type { Sender } from '@/lib/leads/delivery/sender';
import { type Lead, toLead } from '@/lib/leads/lead';
import { aboutWords, type DeadlineState, deadlineState, personOf, stateWords } from '@/lib/leads/lead-words';
import { officeLink } from '@/lib/leads/office-keys';
import { queueDeliveries } from '@/lib/leads/outbox';
import { formsByKind } from '@/lib/meetings/form';
import { isClosedOn } from '@/lib/meetings/holidays';
import { upcomingMeetings } from '@/lib/meetings/read';

const MORNING = 'morning';

/** When the mail is queued: minutes from midnight, Central. */
const FROM = 7 * 60 + 30;
const UNTIL = 12 * 60;

/** Older leads are left out (days), and the most of one sort that a mail lists. */
const OLDEST = 30;
const MOST = 40;

/** Returns the day for which the mail is due now ("2026-11-23"); null on closed days and at other times. */
function dueDay(now: number): string | null {
  const time = DateTime.fromMillis(now, { zone: availability.timeZone });
  const minute = time.hour * 60 + time.minute;
  const day = time.toFormat('yyyy-MM-dd');
  const isOpen = availability.weekdays.includes(time.weekday) && !isClosedOn(day);
  return isOpen && minute >= FROM && minute < UNTIL ? day : null;
}

/**
 * Mails the office a summary each morning. A delivery needs a lead, so each day has its own row in `leads`, with a
 * status that no list shows. The row's id is the day, so there is one mail a day with any number of instances.
 */
export function morningSender(mailer: Mailer): Sender {
  let lastDay = '';
  const sender = mailSender(mailer, MORNING, async ({ id }, db) => {
    const now = Date.now();
    if (id !== idOf(dueDay(now) ?? '')) return null;
    const letter = await toLetter(db, mailer.siteUrl, new Date(now));
    if (!letter) return null;
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

const idOf = (day: string) => `${MORNING}-${day}`;

/** Queues the mail of a day unless another instance has, and deletes the rows of earlier days. */
async function queueMorning(db: Database, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const blank = { kind: MORNING, status: 'office', data: '{}', context: '{}', signs: '' } as const;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('leads')
      .values({ ...blank, id, fingerprint: id, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await transaction.deleteFrom('leads').where('status', '=', 'office').where('id', '<>', id).execute();
    await queueDeliveries(transaction, [{ lead_id: id, target: MORNING }], now);
  });
}

/** Returns the mail of this morning; null if there is nothing to report. */
async function toLetter(db: Database, siteUrl: string, now: Date): Promise<Letter | null> {
  const recent = recentLeads(db, now);
  const unanswered = (await recent.where('answered_at', 'is', null).execute()).map(toLead);
  const inState = (state: DeadlineState) => unanswered.filter((lead) => deadlineState(lead, now) === state);
  const parked = db.selectFrom('deliveries').select('lead_id').where('state', '=', 'parked');
  const sections = [
    { ...morningMail.overdue, leads: inState('overdue') },
    { ...morningMail.toAnswer, leads: inState('open') },
    { ...morningMail.calls, leads: await callsToday(db, now) },
    { ...morningMail.givenUp, leads: (await recent.where('id', 'in', parked).execute()).map(toLead) },
  ].filter(({ leads }) => leads.length > 0);
  if (sections.length === 0) return null;

  const parts: Part[] = [];
  for (const { heading, leads } of sections) {
    const rows: Row[] = [];
    for (const lead of leads.slice(0, MOST)) rows.push(await toRow(db, siteUrl, lead, now));
    parts.push({ heading, rows });
    if (leads.length > MOST) parts.push({ text: morningMail.more(leads.length - MOST) });
  }
  const title = morningMail.subject(sections.map(({ count, leads }) => count(leads.length)));
  return { title, parts: [...parts, { text: morningMail.fine, look: 'muted' }] };
}

async function toRow(db: Database, siteUrl: string, lead: Lead, now: Date): Promise<Row> {
  const { name, phone } = personOf(lead);
  const form = formsByKind[lead.kind];
  const about = form ? aboutWords(lead, form) : [];
  return [
    name,
    [...about, stateWords(lead, now)].filter(Boolean).join(', ') || (form?.title ?? ''),
    ...(phone ? [{ label: phone, href: phoneHref(phone) }] : []),
    { label: officeCopy.openLead, href: await officeLink(db, siteUrl, lead.id) },
  ];
}

const recentLeads = (db: Database, now: Date) =>
  db
    .selectFrom('leads')
    .selectAll()
    .where('status', '=', 'new')
    .where('created_at', '>', now.getTime() - OLDEST * 86_400_000)
    .orderBy('created_at');

async function callsToday(db: Database, now: Date): Promise<Lead[]> {
  const dayOf = (time: number) => DateTime.fromMillis(time, { zone: availability.timeZone }).toISODate();
  const coming = await upcomingMeetings(db, now.getTime());
  return coming.filter(({ startsAt }) => dayOf(startsAt) === dayOf(now.getTime())).map(({ lead }) => lead);
}
