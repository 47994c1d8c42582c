import { availability, meetingCopy } from '../../content/meetings.ts';
import { dayWords, timeWords } from './words.ts';

/** What `GET /api/meetings` answers. */
export type FreeTimes = { days: { date: string; slots: string[] }[] };

/** What `POST /api/meetings` answers once a meeting is booked. */
export type BookedMeeting = { id: string; start: string; manage: string; ics: string };

const DAY = 86_400_000;

/** A day of the calendar. The month stands where a new one begins; `monthName` is its whole name. */
export type Cell = ReturnType<typeof calendarCells>[number];

/** The small calendar: the weekdays on which we take calls, from the week of the first free day to the last free day. */
export function calendarCells(days: readonly { date: string }[]) {
  const [first = Number.NaN, last = Number.NaN] = [days[0], days.at(-1)].map((day) =>
    Date.parse(day?.date ?? ''),
  );
  const dates: Date[] = [];
  for (let time = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY; time <= last; time += DAY)
    dates.push(new Date(time));
  return dates
    .filter((date) => availability.weekdays.includes(date.getUTCDay() || 7))
    .map((date, index, all) => {
      const words = (options: Intl.DateTimeFormatOptions) =>
        date.toLocaleString('en-US', { ...options, timeZone: 'UTC' });
      const isNewMonth = index > 0 && all[index - 1]?.getUTCMonth() !== date.getUTCMonth();
      return {
        date: date.toISOString().slice(0, 10),
        number: date.getUTCDate(),
        weekday: words({ weekday: 'short' }),
        month: isNewMonth ? words({ month: 'short' }) : '',
        monthName: words({ month: 'long' }),
      };
    });
}

/** Half a day. */
export type Half = 'morning' | 'afternoon';

/** The times of a day before noon in Central and after; the labels are others where `timeZone` calls a half otherwise. */
export function toHalves(slots: readonly string[], timeZone: string) {
  const isMorning = (slot: string) => timeWords(Date.parse(slot)).endsWith('AM');
  const halves = [
    { id: 'morning' as Half, end: 'AM', slots: slots.filter(isMorning) },
    { id: 'afternoon' as Half, end: 'PM', slots: slots.filter((slot) => !isMorning(slot)) },
  ];
  const isAlike = halves.every(
    ({ slots: [first], end }) => !first || toWords(first, timeZone).time.endsWith(end),
  );
  return halves.map(({ id, slots }) => ({
    id,
    slots,
    label: meetingCopy[isAlike ? 'halves' : 'otherHalves'][id],
  }));
}

/**
 * A time as clocks in `timeZone` say it: "Tuesday, November 24", "10:00 AM", "Eastern". `central` is the same on our clocks
 * ("9:00 AM Central", with the day where it is another); empty where both say the same.
 */
export function toWords(value: string, timeZone: string) {
  const instant = Date.parse(value);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  const day = format({ weekday: 'long', month: 'long', day: 'numeric' }).format(instant);
  const time = format({ hour: 'numeric', minute: '2-digit' }).format(instant);
  const isSameDay = day === dayWords(instant);
  if (isSameDay && time === timeWords(instant)) return { day, time, zone: meetingCopy.zone, central: '' };
  const nameOf = (timeZoneName: 'longGeneric' | 'short') =>
    format({ timeZoneName })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const name = nameOf('longGeneric');
  const weekday = isSameDay ? '' : `${weekdayOf(dayWords(instant))}, `;
  return {
    day,
    time,
    // "GMT+00:00", where a zone has no name, is "UTC" in short.
    zone: /^GMT[+-]/.test(name) ? nameOf('short') : name.replace(/( Standard)? Time$/, ''),
    central: `${weekday}${timeWords(instant)} ${meetingCopy.zone}`,
  };
}

/** "Tuesday" of "Tuesday, November 24". */
export const weekdayOf = (day: string) => day.replace(/,.*/, '');
