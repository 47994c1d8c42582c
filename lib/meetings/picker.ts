import { availability, meetingCopy } from '@/content/meetings';
import { clockWords, dayWords, format } from '@/lib/time/clock';
import { isClosedOn } from '@/lib/time/holidays';

/** Free times by day, as `GET /api/meetings` returns them: dates in Central, slots as instants in UTC (ISO 8601). */
export type FreeTimes = { days: { date: string; slots: string[] }[] };

/** The response of `POST /api/meetings` once a meeting is booked. */
export type BookedMeeting = { id: string; start: string; manage: string; ics: string };

const DAY_MS = 86_400_000;

/** Returns the weekdays from the week of the first free day to the last free day. A new month has a `month`. */
export function calendarCells(days: readonly { date: string }[]) {
  const [first = Number.NaN, last = Number.NaN] = [days[0], days.at(-1)].map((day) =>
    Date.parse(day?.date ?? ''),
  );
  const dates: Date[] = [];
  for (let time = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS; time <= last; time += DAY_MS)
    dates.push(new Date(time));
  return dates
    .filter((date) => availability.weekdays.includes(date.getUTCDay() || 7))
    .map((day, index, all) => {
      const words = (options: Intl.DateTimeFormatOptions) => format(day.getTime(), 'UTC', options);
      const isNewMonth = index > 0 && all[index - 1]?.getUTCMonth() !== day.getUTCMonth();
      const date = day.toISOString().slice(0, 10);
      return {
        date,
        number: day.getUTCDate(),
        weekday: words({ weekday: 'short' }),
        month: isNewMonth ? words({ month: 'short' }) : '',
        monthName: words({ month: 'long' }),
        name: dayWords(day.getTime(), 'UTC'),
        isClosed: isClosedOn(date),
      };
    });
}

/** Returns the slots of a day before and after noon in `timeZone`, without empty parts. */
export function toParts(slots: readonly string[], timeZone: string) {
  const isMorning = (slot: string) => clockWords(Date.parse(slot), timeZone).time.endsWith('AM');
  return [
    { half: 'am', label: meetingCopy.morning, slots: slots.filter(isMorning) },
    { half: 'pm', label: meetingCopy.afternoon, slots: slots.filter((slot) => !isMorning(slot)) },
  ].filter((part) => part.slots.length > 0);
}
