import { clsx } from 'clsx';
import { type ComponentProps, memo } from 'react';
import { availability, meetingCopy } from '@/content/meetings';
import { clockWords, dayWords, timeWords, weekdayOf } from '@/lib/leads/clock';
import { calendarCells, type FreeTimes, toParts } from '@/lib/meetings/picker';

type Day = FreeTimes['days'][number];

interface Props {
  days: readonly Day[];
  /** The date whose times are shown; the first free date if it has none. */
  date: string;
  slot: string;
  zone: string;
  error: string | undefined;
  onDate: (date: string) => void;
  onSlot: (slot: string) => void;
}

const columns = { 5: 'grid-cols-5', 6: 'grid-cols-6', 7: 'grid-cols-7' }[availability.weekdays.length];

/**
 * Days and times as two groups of radio buttons. CSS shows the times of the checked day below the calendar, so it works
 * without scripts. Browsers without :has() show all times.
 */
export function SlotPicker({ days, date, slot, zone, error, onDate, onSlot }: Props) {
  const cells = calendarCells(days);
  const months = new Set(cells.map(({ monthName }) => monthName));
  const [first] = days;
  const shown = days.find((day) => day.date === date) ?? first;
  if (!first || !shown) return null;
  const own = clockWords(Date.parse(first.slots[0] ?? ''), zone);

  return (
    <div className="grid gap-2">
      <fieldset aria-describedby={error ? 'meeting-slot-error' : undefined}>
        <legend className="mb-2 flex w-full items-baseline justify-between font-semibold">
          {meetingCopy.days} <span className="font-normal text-muted text-xs">{[...months].join(', ')}</span>
        </legend>
        <div className={clsx('grid gap-1.5', columns)}>
          {cells.slice(0, availability.weekdays.length).map((cell) => (
            <span key={cell.date} className="text-center font-medium text-muted text-xs" aria-hidden="true">
              {cell.weekday}
            </span>
          ))}
          {cells.map(({ date: cellDate, number, month, isClosed }) => {
            const day = days.find((free) => free.date === cellDate);
            if (!day)
              return (
                <span key={cellDate} className={clsx(box, 'text-muted')}>
                  {number}
                  <Small>{isClosed ? meetingCopy.closed : meetingCopy.noTimes}</Small>
                </span>
              );
            return (
              <div key={cellDate} className="contents">
                <Choice
                  name="day"
                  value={cellDate}
                  aria-label={dayWords(Date.parse(day.slots[0] ?? ''))}
                  checked={day === shown}
                  onChange={() => onDate(cellDate)}
                >
                  {number}
                  {month && <Small>{month}</Small>}
                </Choice>
                <Times day={day} slot={day.slots.includes(slot) ? slot : ''} zone={zone} onSlot={onSlot} />
              </div>
            );
          })}
          <p className="col-span-full mt-1 text-muted text-xs">
            {meetingCopy.zones(own.central && own.zone)}
          </p>
        </div>
      </fieldset>
      {error && (
        <p className="font-medium text-error text-sm" id="meeting-slot-error">
          {error}
        </p>
      )}
    </div>
  );
}

type TimesProps = { day: Day } & Pick<Props, 'slot' | 'zone' | 'onSlot'>;

/** The times of a day in two parts, with Central below if it differs. `memo`: the days together have some 240. */
const Times = memo(function Times({ day, slot, zone, onSlot }: TimesProps) {
  const dayName = dayWords(Date.parse(day.slots[0] ?? ''));

  return (
    <fieldset className="order-1 col-span-full mt-2 grid gap-1.5 supports-[selector(:has(a))]:[div:not(:has([name=day]:checked))>&]:hidden">
      <legend className="sr-only">{meetingCopy.times(dayName)}</legend>
      {toParts(day.slots, zone).map(({ label, slots }) => (
        <div key={label} className="mb-1.5 grid grid-cols-3 gap-1.5 sm:grid-cols-6">
          <p className="col-span-full text-muted text-xs">{label}</p>
          {slots.map((value) => {
            const own = clockWords(Date.parse(value), zone);
            const words = `${own.time} ${own.zone}${own.central && `, ${own.central}`}`;
            return (
              <Choice
                key={value}
                name="slot"
                required
                value={value}
                checked={value === slot}
                onChange={() => onSlot(value)}
                aria-label={`${words}, ${dayName}`}
              >
                {own.time}
                {own.central && (
                  <>
                    {own.day !== dayName && <Small>{weekdayOf(own.day).slice(0, 3)}</Small>}
                    <Small>{timeWords(Date.parse(value)).replace(/ [AP]M/, '')}</Small>
                  </>
                )}
              </Choice>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
});

const box = 'grid min-h-11 place-content-center whitespace-nowrap text-center text-md leading-tight figures';

const Small = (props: ComponentProps<'small'>) => <small className="block font-normal text-xs" {...props} />;

/** A radio button that fills a cell; native without :has(). Forced colors make the transparent outline visible. */
function Choice({ children, ...radio }: ComponentProps<'input'>) {
  return (
    <label
      className={clsx(
        box,
        'relative cursor-pointer rounded-control border border-control transition-state hover:border-emerald-600',
        'has-checked:border-emerald-700 has-checked:bg-emerald-700 has-checked:font-semibold has-checked:text-sand-50',
        'has-checked:outline-2 has-checked:outline-transparent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
      )}
    >
      <input
        type="radio"
        className="without-has:static absolute inset-0 without-has:mx-auto size-full without-has:size-5 cursor-[inherit] opacity-0 without-has:opacity-100"
        {...radio}
      />
      {children}
    </label>
  );
}
