import { DateTime } from 'luxon';
import { availability } from '@/content/meetings';
import { visitCopy } from '@/content/visits';
import type { ScheduledEmail } from '@/lib/delivery/scheduled-emails';
import { isOpenOn, toCentral } from '@/lib/office/agenda';
import { isMorning } from '@/lib/office/morning-email';
import { readVisits, visitParts } from './visit-report';

const ID_PREFIX = 'visits-';

/** Emails the office a month's visits on the first open day of the next month, if there were any. */
export const monthEmail: ScheduledEmail = {
  dueAt(now) {
    const today = toCentral(now);
    const earlier = Array.from({ length: today.day - 1 }, (_, days) => today.minus({ days: days + 1 }));
    return isMorning(today) && !earlier.some(isOpenOn) ? ID_PREFIX + today.toFormat('yyyy-MM') : null;
  },
  async write(db, _settings, id) {
    const until = DateTime.fromISO(id.slice(ID_PREFIX.length), { zone: availability.timeZone });
    const from = until.minus({ months: 1 }).setLocale('en-US');
    const report = await readVisits(db, from, until);
    if (report.total.views === 0) return null;
    return {
      title: visitCopy.month(from.toFormat('LLLL yyyy'), report.total),
      parts: [...visitParts(report), { text: visitCopy.fine, look: 'muted' }],
    };
  },
};
