import { availability, meetingCopy } from '../../content/meetings.ts';
import { timeWords } from './words.ts';

/** What `GET /api/meetings` answers. */
export type FreeTimes = { days: { date: string; slots: string[] }[] };

/** What `POST /api/meetings` answers once a meeting is booked. */
export type BookedMeeting = { id: string; start: string; manage: string; ics: string };

/** The times of a day as the picker shows them: in Central, and in the visitor's zone where its clocks say something else. */
export function toChoices(slots: readonly string[], zone: string) {
  return slots.map((value) => ({
    value,
    central: `${timeWords(Date.parse(value))} ${meetingCopy.zone}`,
    own: ownTime(value, zone),
  }));
}

/** "12:00 AM Wed your time"; null where the visitor's clocks say the same as ours. The day only where it is another. */
export function ownTime(value: string, timeZone: string): string | null {
  const instant = new Date(value);
  const words = (zone: string, options: Intl.DateTimeFormatOptions) =>
    instant.toLocaleString('en-US', { ...options, timeZone: zone });
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const own = words(timeZone, clock);
  const isSameDay =
    words(timeZone, { dateStyle: 'short' }) === words(availability.timeZone, { dateStyle: 'short' });
  if (isSameDay && own === words(availability.timeZone, clock)) return null;
  const day = isSameDay ? '' : ` ${words(timeZone, { weekday: 'short' })}`;
  return `${own}${day} ${meetingCopy.yourTime}`;
}
