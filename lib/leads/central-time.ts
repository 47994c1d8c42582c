import { DateTime } from 'luxon';
import { availability } from '@/content/meetings';

/** Formats a moment in Central with a Luxon format such as "ccc h:mm a" ("Mon 3:12 PM"). */
export const inCentral = (moment: Date, format: string): string =>
  DateTime.fromJSDate(moment, { zone: availability.timeZone }).setLocale('en-US').toFormat(format);
