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

/** "Monday, November 23, 9:00 AM Central". */
export const slotWords = (instant: number) =>
  `${dayWords(instant)}, ${timeWords(instant)} ${meetingCopy.zone}`;
