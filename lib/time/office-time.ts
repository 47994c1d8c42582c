import { DAY_MS } from '@/lib/platform/durations';
import { formatDay, formatLongDay, officeDay } from './calendar-days';
import { toClockTime } from './slot';

/** "Tue 6:58 AM", on the office's clock like all formats here. */
export function formatShortTime(moment: Date): string {
  const { shortWeekday, time } = toClockTime(moment.getTime());
  return `${shortWeekday} ${time}`;
}

/** "Tue, Nov 24, 6:58 AM Central". */
export const formatTime = (moment: Date): string => formatWith(moment, { weekday: 'short' });

/** "Tue, Nov 24, 2026, 6:58 AM Central". */
export const formatFullTime = (moment: Date): string =>
  formatWith(moment, { weekday: 'short', year: 'numeric' });

/** "Nov 24, 6:58 AM Central". */
export const formatMoment = (moment: number | string): string => formatWith(new Date(moment), {});

function formatWith(moment: Date, options: Intl.DateTimeFormatOptions): string {
  const { day, time, zone } = toClockTime(moment.getTime());
  return `${formatDay(day, { month: 'short', day: 'numeric', ...options })}, ${time} ${zone}`;
}

/** "2026-11-24 06:58". */
export function formatDateTime(moment: Date): string {
  const { day, hour, shortTime } = toClockTime(moment.getTime());
  return `${day} ${String(hour).padStart(2, '0')}:${shortTime.slice(-2)}`;
}

/** "November 24, 2026". */
export const formatLongDate = (moment: Date): string => formatLongDay(officeDay(moment.getTime()));

/** "Tue 6:58 AM" within 6 days, else "Nov 14", because the weekday would be ambiguous. */
export const formatNear = (moment: Date, now: Date): string =>
  Math.abs(moment.getTime() - now.getTime()) < 6 * DAY_MS
    ? formatShortTime(moment)
    : formatDay(officeDay(moment.getTime()), { month: 'short', day: 'numeric' });

/** "6:58 AM" if it is today, "Tue 6:58 AM" within 6 days, else "Nov 14". */
export const formatRecentTime = (moment: Date, now = new Date()): string =>
  officeDay(moment.getTime()) === officeDay(now.getTime())
    ? toClockTime(moment.getTime()).time
    : formatNear(moment, now);
