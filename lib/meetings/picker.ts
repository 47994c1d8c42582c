import { availability, meetingCopy } from '../../content/meetings.ts';
import { dayWords, timeWords } from './words.ts';

/** What `GET /api/meetings` answers. */
export type FreeTimes = { days: { date: string; slots: string[] }[] };

/** What `POST /api/meetings` answers once a meeting is booked. */
export type BookedMeeting = { id: string; start: string; manage: string; ics: string };

const DAY = 86_400_000;

/**
 * The small calendar: the dates ("2026-11-24") of the weekdays on which we take calls, from the week of the first free day
 * to the last free day. A row has as many as there are such weekdays.
 */
export function calendarDates(days: FreeTimes['days']): string[] {
  const [first = Number.NaN, last = Number.NaN] = [days[0], days.at(-1)].map((day) =>
    Date.parse(day?.date ?? ''),
  );
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY;
  const dates: string[] = [];
  for (let date = monday; date <= last; date += DAY)
    if (availability.weekdays.includes(new Date(date).getUTCDay() || 7))
      dates.push(new Date(date).toISOString().slice(0, 10));
  return dates;
}

/** Half a day. */
export type Half = 'morning' | 'afternoon';

/**
 * The times of a day before noon in Central, and those after. Where the clocks in `timeZone` call a half otherwise, as in
 * California, the labels name Central.
 */
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
    label: meetingCopy[isAlike ? 'halves' : 'centralHalves'][id],
  }));
}

/**
 * A time as the visitor's clocks say it in `timeZone`: "Tuesday, November 24", "10:00 AM", "Eastern". `central` is the same
 * on our clocks ("9:00 AM Central", with the day where it is another); empty where both say the same, and the zone then is
 * ours.
 */
export function toWords(value: string, timeZone: string) {
  const instant = Date.parse(value);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  const day = format({ weekday: 'long', month: 'long', day: 'numeric' }).format(instant);
  const time = format({ hour: 'numeric', minute: '2-digit' }).format(instant);
  const isSameDay = day === dayWords(instant);
  if (isSameDay && time === timeWords(instant)) return { day, time, zone: meetingCopy.zone, central: '' };
  const name = format({ timeZoneName: 'longGeneric' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const weekday = isSameDay ? '' : `${weekdayOf(dayWords(instant))}, `;
  return {
    day,
    time,
    zone: (name ?? timeZone).replace(/( Standard)? Time$/, ''),
    central: `${weekday}${timeWords(instant)} ${meetingCopy.zone}`,
  };
}

/** "Tuesday" of "Tuesday, November 24". */
export const weekdayOf = (day: string) => day.replace(/,.*/, '');
