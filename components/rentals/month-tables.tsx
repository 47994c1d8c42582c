'use client';

import { clsx } from 'clsx';
import { memo } from 'react';
import { linkSummary } from '@/components/ui/disclosure';
import type { calendarCopy } from '@/content/rental-pages';
import { weekdays } from '@/content/weekdays';
import { addDays, countNights, type Day, formatMonth, monthStart, weekdayOf } from '@/lib/time/calendar-days';
import { chosenStay } from './chosen-stay';

interface MonthTablesProps {
  today: Day;
  /** One letter for each night, from `encodeNights`. */
  nights: string;
  copy: typeof calendarCopy;
}

const MONTHS_IN_VIEW = 2;

/** Without this, forced colors would remove the marks below. */
const keepMarks = 'forced-colors:text-[CanvasText] forced-color-adjust-none';

/** How the days look. The looks differ by more than color, for people who can't tell the colors apart. */
const looks = {
  free: '',
  taken: `bg-sand-200 text-gulf-700 line-through ${keepMarks} forced-colors:bg-[linear-gradient(to_top_right,Canvas_48%,CanvasText_49%_51%,Canvas_52%)]`,
  ends: `bg-[linear-gradient(135deg,transparent_50%,var(--color-sand-200)_50.5%)] ${keepMarks} forced-colors:bg-[linear-gradient(135deg,Canvas_74%,CanvasText_74.5%)]`,
  begins: `bg-[linear-gradient(135deg,var(--color-sand-200)_49.5%,transparent_50%)] ${keepMarks} forced-colors:bg-[linear-gradient(135deg,CanvasText_25.5%,Canvas_26%)]`,
  unknown: 'text-muted italic',
  past: 'text-muted opacity-80 forced-colors:text-[GrayText]',
  /** In the visitor's stay, the check-in and check-out days look like `edge`, the days between like `chosen`. */
  chosen: 'bg-emerald-600/26 font-semibold forced-colors:outline-2 forced-colors:-outline-offset-2',
  edge: 'bg-emerald-700 font-semibold text-white forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-color-adjust-none',
};

/** Returns the status of a day from two letters: for the night before the day, and for the night that begins on it. */
function findDayStatus(before = 'u', night = 'u') {
  if (night === 't') return before === 'f' ? 'ends' : 'taken';
  if (night === 'u') return 'unknown';
  return before === 't' ? 'begins' : 'free';
}

export function MonthTables({ today, nights, copy }: MonthTablesProps) {
  const { checkIn, checkOut } = chosenStay.use() ?? { checkIn: '', checkOut: '' };
  const firsts = Array.from({ length: 12 }, (_, ahead) => monthStart(today, ahead));
  const months = firsts.map((first) => {
    const [start, next] = [countNights(monthStart(today, 0), first), monthStart(first, 1)];
    // A month outside the stay gets empty dates: its props stay the same, so `memo` doesn't render it again.
    const isChosen = checkIn < next && checkOut >= first;
    return (
      <Month
        key={first}
        first={first}
        today={today}
        // The first letter is for the night before the month's first day.
        nights={nights.slice(start, start + countNights(first, next) + 1)}
        checkIn={isChosen ? checkIn : ''}
        checkOut={isChosen ? checkOut : ''}
        copy={copy}
      />
    );
  });
  const isStayLater = checkOut >= (firsts[MONTHS_IN_VIEW] ?? '');
  const grid = 'grid gap-x-12 gap-y-8 sm:grid-cols-2';

  return (
    <>
      <div className={grid}>{months.slice(0, MONTHS_IN_VIEW)}</div>
      <details className="mt-4 print:details-content:[content-visibility:visible]" open={isStayLater}>
        <summary className={linkSummary}>
          {formatMonth(firsts[MONTHS_IN_VIEW] ?? today)} to {formatMonth(firsts.at(-1) ?? today)}
        </summary>
        <div className={clsx('mt-4', grid)}>{months.slice(MONTHS_IN_VIEW)}</div>
      </details>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-muted text-sm" aria-hidden="true">
        {(['free', 'taken', 'ends', 'edge'] as const).map((look) => (
          <li key={look} className="flex items-center gap-2">
            <span className={clsx('size-4.5 rounded-control border border-line', looks[look])} />
            {copy.key[look]}
          </li>
        ))}
      </ul>
    </>
  );
}

type MonthProps = MonthTablesProps & { first: Day; checkIn: Day; checkOut: Day };

const Month = memo(function Month({ first, today, nights, checkIn, checkOut, copy }: MonthProps) {
  const blanks = weekdayOf(first) % 7;
  const weeks = Array.from(
    { length: Math.ceil((blanks + nights.length - 1) / 7) },
    (_, week) => week * 7 - blanks,
  );

  return (
    <table className="figures w-full table-fixed border-collapse break-inside-avoid self-start text-center">
      <caption className="opsz-30 pb-2 text-left font-display font-strong text-step-2">
        {formatMonth(first)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="py-1 font-medium text-muted text-xs">
              <abbr title={weekday} className="no-underline">
                {weekday.slice(0, 2)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((start) => (
          <tr key={start}>
            {weekdays.map((weekday, column) => {
              const index = start + column;
              if (index < 0 || index >= nights.length - 1) return <td key={weekday} />;
              const day = addDays(first, index);
              const status = day < today ? 'past' : findDayStatus(nights[index], nights[index + 1]);
              const isChosen = checkIn <= day && day <= checkOut;
              const look = day === checkIn || day === checkOut ? 'edge' : isChosen ? 'chosen' : status;
              return (
                <td
                  key={weekday}
                  className={clsx('relative h-10.5 print:[print-color-adjust:exact]', looks[look])}
                >
                  {index + 1}
                  <span className="sr-only">
                    , {copy[status]}
                    {isChosen && `, ${copy.key.edge}`}
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
