import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { agendaSections, morningEmailCopy, officeCopy } from '@/content/office';
import type { EmailContent, Part, Row } from '@/lib/delivery/email-template';
import { contactLinkOf } from '@/lib/delivery/lead-email';
import { officePath } from '@/lib/delivery/office-link';
import type { ScheduledEmail } from '@/lib/delivery/scheduled-emails';
import { formatState, personOf } from '@/lib/inbox/format-lead';
import type { Lead } from '@/lib/inbox/lead';
import { officeDay, officeDayStart } from '@/lib/time/calendar-days';
import { formatSummary, isOpenOn, MORNING_MINUTE, readSections, type Section } from './agenda';
import { addListKey, listPath } from './office-keys';

/** From this time on (minutes from midnight), the day's morning email is no longer sent. */
const LAST_MINUTE = 12 * 60;

/** Whether the office gets emails at this time: on an open day, from 7:30 until noon. */
export function isMorning(now: number): boolean {
  const day = officeDay(now);
  return (
    isOpenOn(day) && now >= officeDayStart(day, MORNING_MINUTE) && now < officeDayStart(day, LAST_MINUTE)
  );
}

export function createMorningEmail(): ScheduledEmail {
  // The key of the link to the list. Kept between attempts, so that each attempt sends the same link.
  let list: { id: string; key: string } | undefined;
  return {
    dueAt: (now) => (isMorning(now) ? `morning-${officeDay(now)}` : null),
    async write(db, { siteUrl }, id, now) {
      const all = await readSections(
        db,
        ['undelivered', 'overdue', 'untilNextMorning', 'calls', 'givenUp'],
        now,
      );
      const sections = all.filter(({ count }) => count > 0);
      const failed = await readFailedUnits();
      if (sections.length === 0 && failed.length === 0) return null;
      if (list?.id !== id) list = { id, key: await addListKey(db) };
      return toContent(sections, failed, siteUrl, list.key, new Date(now));
    },
  };
}

/** Returns the systemd units whose last run failed, as recorded by deploy/sea-oat-stays-failed@.service. */
async function readFailedUnits(): Promise<string[]> {
  const folder = process.env.STATE_DIRECTORY;
  return folder ? await readdir(path.join(folder, 'failed')).catch(() => []) : [];
}

function toContent(
  sections: readonly Section<Exclude<keyof typeof morningEmailCopy.counts, 'failed'>>[],
  failed: readonly string[],
  siteUrl: string,
  key: string,
  now: Date,
): EmailContent {
  const parts = sections.flatMap(({ name, count, leads }): Part[] => [
    { heading: agendaSections[name].title, rows: leads.map((lead) => toRow(lead, siteUrl, key, now)) },
    ...(count > leads.length ? [{ text: morningEmailCopy.more(count - leads.length) }] : []),
  ]);
  const counts = sections.map(({ name, count }) => morningEmailCopy.counts[name](count));
  if (failed.length > 0) {
    counts.push(morningEmailCopy.counts.failed(failed.length));
    parts.push({
      heading: morningEmailCopy.failed,
      rows: failed.map((unit) => [unit, `journalctl -u ${unit}`]),
    });
  }
  return {
    title: morningEmailCopy.subject(counts),
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
    [formatSummary(lead), formatState(lead, now)].filter(Boolean).join(', '),
    contactLinkOf(lead),
    { label: officeCopy.openLead, href: siteUrl + officePath(lead.id, key) },
  ];
}
