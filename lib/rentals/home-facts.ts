import { formatCount } from '@/content/numbers';
import type { Rate } from '@/content/rates';
import { bedNames, type Floor, type SleepingRoom } from '@/content/rentals';
import { capitalize, spellCount } from '@/content/spell-count';
import { formatDay, formatLongDay } from '@/lib/time/calendar-days';
import { isYearly } from './rates';

/** Returns text such as "King bed, own bath" or "Two twin bunks, with rails". */
export function formatBeds({ beds, note }: SleepingRoom): string {
  const names = [...Map.groupBy(beds, (kind) => kind)].map(([kind, { length }]) =>
    length === 1 ? bedNames[kind] : `${spellCount(length)} ${bedNames[kind]}s`,
  );
  return [capitalize(names.join(', ')), note].filter(Boolean).join(', ');
}

/** Returns text such as "5 nights in summer, 4 nights over the holidays, 3 otherwise". */
export function formatMinNights(rates: readonly Rate[]): string {
  const otherwise = rates.find(({ from }) => !from)?.minNights;
  const special = rates.flatMap(({ when, from, to, minNights }) =>
    from && to && minNights !== otherwise
      ? `${formatCount(minNights, 'night')} ${when ?? formatPeriod(from, to)}`
      : [],
  );
  if (!otherwise) return special.join(', ');
  return special.length > 0
    ? [...special, `${otherwise} otherwise`].join(', ')
    : formatCount(otherwise, 'night');
}

/** Returns "May 22 to August 14" for a period of every year, else "May 22, 2027 to August 14, 2027". */
export function formatPeriod(from: string, to: string): string {
  const [first, last] = [from, to].map((date) =>
    // The year is a leap year, because the period may begin or end on February 29.
    isYearly(date) ? formatDay(`2000-${date}`, { month: 'long', day: 'numeric' }) : formatLongDay(date),
  );
  return `${first} to ${last}`;
}

/** Alt text for a floor plan. */
export function describeFloor({ name, side, rooms }: Floor): string {
  const names = rooms.map(({ name, note }) => (note ? `${name} (${note})` : name));
  return `${name}: ${names.join(', ')}. Its lower edge faces ${side}.`;
}
