import { clsx } from 'clsx';
import { type ComponentProps, memo } from 'react';
import { availability, meetingCopy } from '@/content/meetings';
import { calendarCells, type FreeTimes, toParts } from '@/lib/meetings/picker';
import { clockWords, dayWords, timeWords, weekdayOf } from '@/lib/time/clock';

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

/** The days, and beside them a column for the times if there is room. */
const columns = {
  5: 'grid-cols-5 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,8fr)]',
  6: 'grid-cols-6 xl:grid-cols-[repeat(6,minmax(0,1fr))_minmax(0,9fr)]',
  7: 'grid-cols-7 xl:grid-cols-[repeat(7,minmax(0,1fr))_minmax(0,10fr)]',
}[availability.weekdays.length];

/** Which half of a day is hidden. */
const otherHalf: Record<string, string> = {
  am: '[fieldset:has([value=pm]:checked)>&]:hidden',
  pm: '[fieldset:has([value=am]:checked)>&]:hidden',
};

/**
 * Days, halves of a day and times as groups of radio buttons. CSS shows the times of the checked day and half, so it
 * works without scripts. Browsers without :has() show all times.
 */
export function SlotPicker({ days, date, slot, zone, error, onDate, onSlot }: Props) {
  const cells = calendarCells(days);
  const months = new Set(cells.map(({ monthName }) => monthName));
  const [first] = days;
  const chosen = days.find((day) => day.date === date) ?? first;
  if (!first || !chosen) return null;
  const own = clockWords(Date.parse(first.slots[0] ?? ''), zone);

  return (
    <div className="grid gap-2">
      <fieldset aria-describedby={error ? 'meeting-slot-error' : undefined}>
        <legend className="mb-2 flex w-full items-baseline justify-between font-semibold">
          {meetingCopy.days} <span className="font-normal text-muted text-xs">{[...months].join(', ')}</span>
        </legend>
        <div className={clsx('grid gap-1.5 xl:grid-rows-[repeat(9,auto)_1fr]', columns)}>
          {cells.slice(0, availability.weekdays.length).map((cell) => (
            <span key={cell.date} className="text-center font-medium text-muted text-xs" aria-hidden="true">
              {cell.weekday}
            </span>
          ))}
          {cells.map(({ date: cellDate, number, month, name, isClosed }) => {
            const day = days.find((free) => free.date === cellDate);
            const shown = isClosed ? meetingCopy.closed : meetingCopy.noTimes;
            if (cellDate < first.date) return <span key={cellDate} />;
            if (!day)
              return (
                <p key={cellDate} className={clsx(box, 'text-muted')}>
                  <span className="sr-only">{meetingCopy.noTimesOn(name, shown)}</span>
                  <span aria-hidden="true">
                    {number}
                    <Small>{shown}</Small>
                  </span>
                </p>
              );
            return (
              <div key={cellDate} className="contents">
                <Choice
                  name="day"
                  value={cellDate}
                  aria-label={name}
                  checked={day === chosen}
                  onChange={() => onDate(cellDate)}
                >
                  {number}
                  {month && <Small>{month}</Small>}
                </Choice>
                <Times day={day} slot={day.slots.includes(slot) ? slot : ''} zone={zone} onSlot={onSlot} />
              </div>
            );
          })}
          <p className="col-span-full mt-1 text-muted text-xs xl:-col-end-2">
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

/** The times of a day, one half at a time, with Central below if it differs. `memo`: the days have some 240. */
const Times = memo(function Times({ day, slot, zone, onSlot }: TimesProps) {
  const dayName = dayWords(Date.parse(day.slots[0] ?? ''));
  const parts = toParts(day.slots, zone);
  const shown = parts.find(({ slots }) => slots.includes(slot)) ?? parts[0];

  return (
    <fieldset className="order-1 col-span-full grid content-start gap-3 pt-2 xl:-col-start-2 xl:row-span-full xl:row-start-1 xl:pt-0 xl:pl-8 supports-[selector(:has(a))]:[div:not(:has([name=day]:checked))>&]:hidden">
      <legend className="sr-only">{meetingCopy.times(dayName)}</legend>
      {parts.length > 1 && (
        // A chosen time, perhaps from a link, shows its own half.
        <div
          key={shown?.half}
          className="grid without-has:hidden grid-cols-2 rounded-full border border-control p-0.75"
          role="radiogroup"
          aria-label={meetingCopy.halves}
        >
          {parts.map(({ half, label, slots }) => (
            <Choice
              key={half}
              look="rounded-full has-checked:bg-gulf-900 hover:text-link"
              name={`half-${day.date}`}
              value={half}
              defaultChecked={half === shown?.half}
            >
              {meetingCopy.half(label, slots.length)}
            </Choice>
          ))}
        </div>
      )}
      {parts.map(({ half, label, slots }) => (
        <div key={half} className={clsx('grid grid-cols-3 gap-1.5', otherHalf[half])}>
          {parts.length === 1 && (
            <p className="col-span-full text-muted text-xs">{meetingCopy.half(label, slots.length)}</p>
          )}
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

const cell =
  'rounded-control border border-control hover:border-emerald-600 has-checked:border-emerald-700 has-checked:bg-emerald-700';

/** A radio button that fills a cell; native without :has(). Forced colors make the transparent outline visible. */
function Choice({ look = cell, children, ...radio }: { look?: string } & ComponentProps<'input'>) {
  return (
    <label
      className={clsx(
        box,
        look,
        'relative cursor-pointer transition-state has-checked:font-semibold has-checked:text-sand-50',
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
