import { DAY_MS } from '@/lib/platform/durations';
import { addDays, type Day, monthStart, startOf, toDay } from '@/lib/time/calendar-days';

/** Returns an iCalendar text. Half of the weeks in summer, and of the long weekends in other months, are taken. */
export function createSampleIcs(id: string, today: Day): string {
  // Number weeks from Thursday, January 1, 1970, not from today, so that the same weeks are taken tomorrow.
  const first = Math.floor(startOf(addDays(monthStart(today, 0), -9)) / WEEK_MS);
  const events = Array.from({ length: 56 }, (_, ahead) => first + ahead).flatMap((week) => {
    // Which weeks are taken depends on the id, so that homes differ.
    if ((week * 5 + id.charCodeAt(0) + 2) % 8 > 3) return [];
    const saturday = toDay(week * WEEK_MS + SATURDAY_MS);
    const isSummer = ['06', '07', '08'].includes(saturday.slice(5, 7));
    const end = isSummer ? addDays(saturday, 7) : addDays(saturday, 1);
    return [
      ...['BEGIN:VEVENT', `UID:${saturday}@sample.invalid`, 'SUMMARY:Reserved'],
      `DTSTART;VALUE=DATE:${toICalendarDate(isSummer ? saturday : addDays(saturday, -2))}`,
      `DTEND;VALUE=DATE:${toICalendarDate(end)}`,
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');
}

const SATURDAY_MS = 2 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;

const toICalendarDate = (day: Day) => day.replaceAll('-', '');
