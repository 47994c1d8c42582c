import { availability, meetingCopy } from '@/content/meetings';

const CENTRAL = availability.timeZone;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Each is created once: that takes far longer than a use, and the picker formats thousands of times. */
function formatterFor(timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([timeZone, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formatters.set(key, formatter);
  return formatter;
}

/** Formats in American English, without the narrow space that Safari and Node put before "AM": both render the same. */
export const format = (instant: number, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  formatterFor(timeZone, options).format(instant).replaceAll('\u202f', ' ');

/** "Monday, November 23", in Central or in another IANA time zone. */
export const dayWords = (instant: number, timeZone = CENTRAL) =>
  format(instant, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });

/** "9:00 AM", in Central or in another IANA time zone. */
export const timeWords = (instant: number, timeZone = CENTRAL) =>
  format(instant, timeZone, { hour: 'numeric', minute: '2-digit' });

/** "Tuesday" of "Tuesday, November 24". */
export const weekdayOf = (day: string) => day.replace(/,.*/, '');

/**
 * Returns a time in an IANA time zone: "Tuesday, November 24", "10:00 AM", "Eastern". `central` is the same time in
 * Central ("9:00 AM Central", with the weekday if it differs); empty if both clocks agree.
 */
export function clockWords(instant: number, timeZone: string) {
  const [day, time] = [dayWords(instant, timeZone), timeWords(instant, timeZone)];
  const [ourDay, ourTime] = [dayWords(instant), timeWords(instant)];
  if (day === ourDay && time === ourTime) return { day, time, zone: meetingCopy.zone, central: '' };
  const weekday = day === ourDay ? '' : `${weekdayOf(ourDay)} `;
  return {
    day,
    time,
    zone: zoneWords(instant, timeZone),
    central: `${weekday}${ourTime} ${meetingCopy.zone}`,
  };
}

/** "Eastern", "Japan", or "UTC" for a zone without a name. */
function zoneWords(instant: number, timeZone: string): string {
  const nameOf = (timeZoneName: 'longGeneric' | 'short') =>
    formatterFor(timeZone, { timeZoneName })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const name = nameOf('longGeneric');
  return /^GMT[+-]/.test(name) ? nameOf('short') : name.replace(/( Standard)? Time$/, '');
}

/** "Monday, November 23, 9:00 AM Central"; in another zone "Monday, November 23, 10:00 AM Eastern, 9:00 AM Central". */
export function slotWords(instant: number, timeZone = CENTRAL): string {
  const { day, time, zone, central } = clockWords(instant, timeZone);
  return `${day}, ${time} ${zone}${central && `, ${central}`}`;
}

/** Returns the IANA time zone of a form; undefined if there is no such zone. */
export function parseZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
