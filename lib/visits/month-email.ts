import { visitCopy } from '@/content/visits';
import type { ScheduledEmail } from '@/lib/delivery/scheduled-emails';
import { isOpenOn } from '@/lib/office/agenda';
import { isMorning } from '@/lib/office/morning-email';
import { addDays, countNights, formatMonth, monthStart, officeDay } from '@/lib/time/calendar-days';
import { readVisits, visitParts } from './visit-report';

const ID_PREFIX = 'visits-';

/** Emails the office a month's visits on the first open day of the next month, if there were any. */
export const monthEmail: ScheduledEmail = {
  dueAt(now) {
    const today = officeDay(now);
    const first = monthStart(today, 0);
    const earlier = Array.from({ length: countNights(first, today) }, (_, days) => addDays(first, days));
    return isMorning(now) && !earlier.some(isOpenOn) ? ID_PREFIX + today.slice(0, 7) : null;
  },
  async write(db, _settings, id) {
    const until = monthStart(id.slice(ID_PREFIX.length), 0);
    const from = monthStart(until, -1);
    const report = await readVisits(db, from, until);
    if (report.total.views === 0) return null;
    return {
      title: visitCopy.month(formatMonth(from), report.total),
      parts: [...visitParts(report), { text: visitCopy.fine, look: 'muted' }],
    };
  },
};
