import { agendaSections, morningEmailCopy, officeCopy } from '@/content/office';
import type { EmailContent, Part, Row } from '@/lib/delivery/email-template';
import { reachOf } from '@/lib/delivery/lead-email';
import type { ScheduledEmail } from '@/lib/delivery/scheduled-emails';
import { formatState, personOf } from '@/lib/inbox/format-lead';
import type { Lead } from '@/lib/inbox/lead';
import { addListKey, listPath, officePath } from '@/lib/inbox/office-keys';
import { formatAbout, isOpenOn, MORNING, readSections, type Section, toCentral } from './agenda';

/** Until when a late email is sent: minutes from midnight, Central. */
const UNTIL = 12 * 60;

/** Emails the office a summary on each day that it is open. */
export function morningEmail(): ScheduledEmail {
  // A second attempt sends the same link.
  let list: { id: string; key: string } | undefined;
  return {
    dueAt(now) {
      const time = toCentral(now);
      const minute = time.hour * 60 + time.minute;
      const isDue = isOpenOn(time) && minute >= MORNING && minute < UNTIL;
      return isDue ? `morning-${time.toFormat('yyyy-MM-dd')}` : null;
    },
    async write(db, { siteUrl }, id, now) {
      const all = await readSections(db, ['overdue', 'untilNextMorning', 'calls', 'givenUp'], now);
      const sections = all.filter(({ count }) => count > 0);
      if (sections.length === 0) return null;
      if (list?.id !== id) list = { id, key: await addListKey(db) };
      return toContent(sections, siteUrl, list.key, new Date(now));
    },
  };
}

function toContent(
  sections: readonly Section<keyof typeof morningEmailCopy.counts>[],
  siteUrl: string,
  key: string,
  now: Date,
): EmailContent {
  const parts = sections.flatMap(({ name, count, leads }): Part[] => [
    { heading: agendaSections[name].title, rows: leads.map((lead) => toRow(lead, siteUrl, key, now)) },
    ...(count > leads.length ? [{ text: morningEmailCopy.more(count - leads.length) }] : []),
  ]);
  return {
    title: morningEmailCopy.subject(sections.map(({ name, count }) => morningEmailCopy.counts[name](count))),
    parts: [
      { button: { label: morningEmailCopy.openList, href: siteUrl + listPath(key) } },
      ...parts,
      { text: morningEmailCopy.fine, look: 'muted' },
    ],
  };
}

function toRow(lead: Lead, siteUrl: string, key: string, now: Date): Row {
  return [
    personOf(lead).name,
    [formatAbout(lead), formatState(lead, now)].filter(Boolean).join(', '),
    reachOf(lead),
    { label: officeCopy.openLead, href: siteUrl + officePath(lead.id, key) },
  ];
}
