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

/** An American number, in E.164 or as people type it. */
const AMERICAN = /^(?:\+?1)?[^\d+]*([2-9]\d\d)\D*(\d{3})\D*(\d{4})(?!\d)/;

/** "(850) 555-0100" for an American number; any other as it is. */
export const phoneWords = (phone: unknown) => String(phone).replace(AMERICAN, '($1) $2-$3');

/** How long a call takes; the number that we call follows. */
export const callLead = `${availability.minutes} minutes. ${meetingCopy.where}`;

/** How long a call takes, and the number that we call. */
export const callWords = (phone: unknown) => `${callLead} ${phoneWords(phone)}.`;

/** "9:00 AM Central". */
export const zonedWords = (instant: number) => `${timeWords(instant)} ${meetingCopy.zone}`;

/** "Monday, November 23, 9:00 AM Central". */
export const slotWords = (instant: number) => `${dayWords(instant)}, ${zonedWords(instant)}`;
