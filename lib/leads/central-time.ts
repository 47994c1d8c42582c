import { DateTime } from 'luxon';
import { availability } from '@/content/meetings';

/** A moment as the office reads it, in Central, in a format of Luxon's such as "ccc h:mm a" ("Mon 3:12 PM"). */
export const inCentral = (moment: Date, format: string): string =>
  DateTime.fromJSDate(moment, { zone: availability.timeZone }).setLocale('en-US').toFormat(format);
