import { DateTime } from 'luxon';
import { availability } from '@/content/meetings';
import { visitCopy } from '@/content/visits';
import type { Mailer } from '@/lib/delivery/email-target';
import type { Sender } from '@/lib/delivery/target';
import { isOpenOn, toCentral } from '@/lib/office/agenda';
import { dueDay, officeSender } from '@/lib/office/morning-email';
import { readVisits, visitParts } from './visit-report';

/** The most pages and errors that an email lists. */
const MOST = 15;

/** Emails the office the visits of a month on the first open day of the next, if there were any. */
export const monthSender = (mailer: Mailer): Sender =>
  officeSender(mailer, 'month', dueMonth, async (month, db) => {
    const until = DateTime.fromISO(month, { zone: availability.timeZone });
    const from = until.minus({ months: 1 }).setLocale('en-US');
    const report = await readVisits(db, from, until);
    if (report.total.views === 0) return null;
    return {
      title: visitCopy.month(from.toFormat('LLLL yyyy'), report.total),
      parts: [...visitParts(report, MOST), { text: visitCopy.fine, look: 'muted' }],
    };
  });

/** Returns the month whose first open day it is ("2026-11"), at the time of the morning email, else null. */
function dueMonth(now: number): string | null {
  const today = toCentral(now);
  const earlier = Array.from({ length: today.day - 1 }, (_, days) => today.minus({ days: days + 1 }));
  return dueDay(now) && !earlier.some(isOpenOn) ? today.toFormat('yyyy-MM') : null;
}
