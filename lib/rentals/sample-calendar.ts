import { addDays, type Day, monthFrom } from './nights';

const DAY_MS = 86_400_000;
/** Weeks of a year, and those before and after it. */
const WEEKS = 56;

/** Returns an iCalendar for a sample home: whole weeks are taken in summer, weekends in the other seasons. */
export function sampleCalendar(id: string, today: Day): string {
  const start = addDays(monthFrom(today, 0), -7);
  // 1970-01-03 was a Saturday.
  const firstWeek = Math.ceil((Date.parse(start) / DAY_MS - 2) / 7);
  const events = Array.from({ length: WEEKS }, (_, ahead) => firstWeek + ahead).flatMap((week) => {
    const saturday = new Date((week * 7 + 2) * DAY_MS).toISOString().slice(0, 10);
    const isSummer = ['06', '07', '08'].includes(saturday.slice(5, 7));
    // Five of eight weeks in summer, else three, in another order for each home.
    if ((week * 5 + id.charCodeAt(0) + 2) % 8 >= (isSummer ? 5 : 3)) return [];
    return isSummer
      ? event(saturday, addDays(saturday, 7))
      : event(addDays(saturday, -2), addDays(saturday, 1));
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sea Oat Stays//Sample//EN',
    ...events,
    'END:VCALENDAR',
  ].join('\r\n');
}

const event = (from: Day, to: Day) => [
  'BEGIN:VEVENT',
  `UID:${from}@sample.invalid`,
  `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
  'SUMMARY:Reserved',
  'END:VEVENT',
];
