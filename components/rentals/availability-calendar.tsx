import { Island } from '@/components/ui/island';
import { Note } from '@/components/ui/text';
import { calendarCopy, calendarNotes } from '@/content/rental-pages';
import type { Rental } from '@/content/rentals';
import { encodeNights } from '@/lib/rentals/availability';
import { calendarForPage } from '@/lib/rentals/calendars';
import { officeDay } from '@/lib/time/calendar-days';
import { formatMoment } from '@/lib/time/office-time';
import { MonthTables } from './month-tables';

export async function AvailabilityCalendar({ rental }: { rental: Rental }) {
  const calendar = await calendarForPage(rental);
  const today = officeDay();
  if (!calendar?.taken.size && !calendar?.isComplete) return <p>{calendarNotes.none}</p>;

  const { readAt, isFailing, isComplete } = calendar;
  const source = isFailing ? calendarNotes.failing : calendarNotes.feed;
  return (
    <>
      <Island
        name="month-tables"
        of={MonthTables}
        props={{ today, nights: encodeNights(calendar, today), copy: calendarCopy }}
        follows="stay-card"
      />
      <Note className="mt-3">
        {readAt === null ? calendarNotes.sample : `${source} ${formatMoment(readAt)}.`}
        {!isComplete && ` ${calendarNotes.partly}`}
      </Note>
    </>
  );
}
