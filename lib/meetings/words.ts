import { availability, meetingCopy } from '../../content/meetings.ts';

const { timeZone } = availability;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options });
const day = format({ weekday: 'long', month: 'long', day: 'numeric' });
const time = format({ hour: 'numeric', minute: '2-digit' });

/** "Monday, November 23", in our time zone. */
export const dayWords = (instant: number) => day.format(instant);

/** "9:00 AM", in our time zone. */
export const timeWords = (instant: number) => time.format(instant);

/** "(850) 555-0100" for an American number in E.164; any other as it is. */
export const phoneWords = (phone: unknown) =>
  String(phone).replace(/^\+1(\d{3})(\d{3})(\d{4})/, '($1) $2-$3');

/** How long a call takes, and the number that we call. */
export const callWords = (phone: unknown) =>
  `${availability.minutes} minutes. ${meetingCopy.where} ${phoneWords(phone)}.`;

/** "Monday, November 23, 9:00 AM Central". */
export const slotWords = (instant: number) =>
  `${dayWords(instant)}, ${timeWords(instant)} ${meetingCopy.zone}`;
