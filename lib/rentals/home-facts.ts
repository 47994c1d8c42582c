import { bedNames, type Floor, type Rental, type SleepingRoom, seasons } from '@/content/rentals';
import type { Day } from '@/lib/time/calendar-days';

const numberNames = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Returns text such as "King bed, own bath" or "Two twin bunks, with rails". */
export function formatBeds({ beds, note }: SleepingRoom): string {
  const names = [...Map.groupBy(beds, (kind) => kind)].map(([kind, { length }]) =>
    length === 1 ? bedNames[kind] : `${numberNames[length] ?? length} ${bedNames[kind]}s`,
  );
  const label = names.join(', ');
  return [label.charAt(0).toUpperCase() + label.slice(1), note].filter(Boolean).join(', ');
}

/** Returns "4:00 PM" for `16:00`. */
export function formatTimeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function minNightsOn(day: Day, { minNights }: Pick<Rental, 'minNights'>): number {
  const date = day.slice('2027-'.length);
  const season = seasons.find(({ from, to }) =>
    from <= to ? from <= date && date <= to : from <= date || date <= to,
  );
  return (season && minNights[season.id]) ?? minNights.otherwise;
}

/** Returns text such as "5 nights in summer, 4 nights over the holidays, 3 otherwise". */
export function formatMinNights({ minNights }: Pick<Rental, 'minNights'>): string {
  const { otherwise } = minNights;
  const special = seasons.flatMap(({ id, when }) =>
    minNights[id] && minNights[id] !== otherwise ? `${minNights[id]} nights ${when}` : [],
  );
  if (special.length > 0) return [...special, `${otherwise} otherwise`].join(', ');
  return otherwise === 1 ? '1 night' : `${otherwise} nights`;
}

/** Alt text for a floor plan. */
export function describeFloor({ name, side, rooms }: Floor): string {
  const names = rooms.map(({ name, note }) => (note ? `${name} (${note})` : name));
  return `${name}: ${names.join(', ')}. Its lower edge faces ${side}.`;
}
