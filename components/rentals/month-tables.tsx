'use client';

import { clsx } from 'clsx';
import { memo } from 'react';
import { unmarked } from '@/components/ui/disclosure';
import type { calendarWords } from '@/content/rental-pages';
import { monthLabel } from '@/lib/rentals/labels';
import { addDays, countNights, type Day, monthFrom } from '@/lib/rentals/nights';
import { useChosenStay } from './chosen-stay';
import { dayStatus, looks } from './day-looks';

type Words = typeof calendarWords;

interface MonthTablesProps {
  today: Day;
  /** The letters of `nightLetters`. */
  nights: string;
  words: Words;
}

const IN_VIEW = 2;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const grid = 'grid gap-x-12 gap-y-8 sm:grid-cols-2';

/** The months of a home's calendar as tables: two in view, the others in a disclosure. */
export function MonthTables({ today, nights, words }: MonthTablesProps) {
  const [stay] = useChosenStay();
  const months = Array.from({ length: 12 }, (_, ahead) => {
    const first = monthFrom(today, ahead);
    const next = monthFrom(today, ahead + 1);
    const start = countNights(monthFrom(today, 0), first);
    const { checkIn = '', checkOut = '' } = stay ?? {};
    const isTouched = checkIn && checkOut && checkIn < next && checkOut >= first;
    return (
      <Month
        key={first}
        first={first}
        today={today}
        // One more than it has days: the night before the first.
        nights={nights.slice(start, start + countNights(first, next) + 1)}
        checkIn={isTouched ? checkIn : ''}
        checkOut={isTouched ? checkOut : ''}
        words={words}
      />
    );
  });
  const [firstHidden, lastHidden] = [IN_VIEW, 11].map((ahead) => monthLabel(monthFrom(today, ahead)));

  return (
    <>
      <div className={grid}>{months.slice(0, IN_VIEW)}</div>
      <details className="mt-4">
        <summary
          className={`${unmarked} inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline underline-offset-4`}
        >
          {firstHidden} to {lastHidden}
        </summary>
        <div className={clsx('mt-4', grid)}>{months.slice(IN_VIEW)}</div>
      </details>
    </>
  );
}

type MonthProps = MonthTablesProps & { first: Day; checkIn: Day; checkOut: Day };

const Month = memo(({ first, today, nights, checkIn, checkOut, words }: MonthProps) => {
  const blanks = new Date(first).getUTCDay();
  const days = Array.from({ length: nights.length - 1 }, (_, place) => addDays(first, place));
  const rows = Array.from({ length: Math.ceil((blanks + days.length) / 7) }, (_, row) => row * 7 - blanks);

  return (
    <table className="figures w-full table-fixed border-collapse break-inside-avoid self-start text-center">
      <caption className="opsz-30 pb-2 text-left font-display font-strong text-step-2">
        {monthLabel(first)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" className="py-1 font-medium text-muted text-xs" abbr={day}>
              <span aria-hidden="true">{day.slice(0, 2)}</span>
              <span className="sr-only">{day}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((start) => (
          <tr key={start}>
            {weekdays.map((weekday, column) => {
              const place = start + column;
              const day = days[place];
              if (!day) return <td key={weekday} />;
              const status = day < today ? 'past' : dayStatus(nights[place], nights[place + 1]);
              const isChosen = checkIn !== '' && checkIn <= day && day <= checkOut;
              return (
                <td key={weekday} className="relative py-px">
                  <span
                    className={clsx('grid h-10.5 place-items-center', looks[isChosen ? 'chosen' : status])}
                  >
                    {place + 1}
                  </span>
                  <span className="sr-only">
                    , {words[status]}
                    {isChosen && `, ${words.chosen}`}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
Month.displayName = 'Month';
