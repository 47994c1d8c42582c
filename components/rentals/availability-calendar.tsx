import { clsx } from 'clsx';
import { Note } from '@/components/ui/text';
import { calendarWords } from '@/content/rental-pages';
import type { Rental } from '@/content/rentals';
import { type HomeCalendar, nightLetters } from '@/lib/rentals/availability';
import { calendarForPage } from '@/lib/rentals/calendars';
import { momentLabel } from '@/lib/rentals/labels';
import { centralDay } from '@/lib/rentals/taken-nights';
import { looks } from './day-looks';
import { MonthTables } from './month-tables';

const keys = [
  ['free', calendarWords.free],
  ['taken', calendarWords.taken],
  ['ends', calendarWords.halves],
  ['chosen', calendarWords.chosen],
] as const;

/** When a home is free, as far as its calendars say, and as of when. */
export async function AvailabilityCalendar({ rental }: { rental: Rental }) {
  const calendar = await calendarForPage(rental);
  const today = centralDay();
  if (!calendar?.taken.size && !calendar?.isComplete) return <p>{calendarWords.none}</p>;

  return (
    <>
      <MonthTables today={today} nights={nightLetters(calendar, today)} words={calendarWords} />
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-muted text-sm" aria-hidden="true">
        {keys.map(([look, label]) => (
          <li key={look} className="flex items-center gap-2">
            <span className={clsx('size-4.5 rounded-control border border-line', looks[look])} />
            {label}
          </li>
        ))}
      </ul>
      <Note className="mt-3">{sourceOf(calendar)}</Note>
      {!calendar.isComplete && <Note className="mt-1">{calendarWords.partly}</Note>}
    </>
  );
}

/** Where the calendar comes from, and as of when. */
function sourceOf({ readAt, isFailing }: HomeCalendar): string {
  if (readAt === null) return calendarWords.sample;
  return `${isFailing ? calendarWords.failing : calendarWords.feed} ${momentLabel(new Date(readAt))}.`;
}
