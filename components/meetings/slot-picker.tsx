'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { availability, meetingCopy } from '@/content/meetings';
import {
  calendarCells,
  type FreeTimes,
  type Half,
  toHalves,
  toWords,
  weekdayOf,
} from '@/lib/meetings/picker';
import { dayWords } from '@/lib/meetings/words';
import { visitorZone } from './slot-time';

type Days = FreeTimes['days'];
type Props = { days: Days; slot: string; error: string | undefined; onChoose: (slot: string) => void };

const columns = { 5: 'grid-cols-5', 6: 'grid-cols-6', 7: 'grid-cols-7' }[availability.weekdays.length];

/** Days, halves of a day and times as radio groups: arrow keys move within, Tab between. */
export function SlotPicker({ days, slot, error, onChoose }: Props) {
  const [picked, setPicked] = useState<{ date?: string; half?: Half }>({});
  // A slot that was chosen elsewhere brings its day; a day that has filled up meanwhile gives way to the first.
  const day =
    days.find(({ slots }) => slots.includes(slot)) ??
    days.find(({ date }) => date === picked.date) ??
    days[0];
  if (!day) return null;

  function pick(part: typeof picked) {
    setPicked({ ...picked, ...part });
    onChoose('');
  }

  return (
    <div className="grid items-start gap-4 md:grid-cols-[5fr_6fr] md:gap-10">
      <Calendar days={days} shown={day} onPick={(date) => pick({ date })} />
      <div className="grid gap-2.5">
        <Times
          slots={day.slots}
          slot={slot}
          picked={picked.half}
          error={error}
          onPick={(half) => pick({ half })}
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}

type CalendarProps = { days: Days; shown: Days[number]; onPick: (date: string) => void };

function Calendar({ days, shown, onPick }: CalendarProps) {
  const cells = calendarCells(days);
  const months = new Set(cells.map(({ monthName }) => monthName));
  const { zone, central } = toWords(shown.slots[0] ?? '', visitorZone());

  return (
    <fieldset>
      <legend className="mb-2 flex w-full items-baseline justify-between font-semibold">
        {meetingCopy.days} <span className="font-normal text-muted text-xs">{[...months].join(', ')}</span>
      </legend>
      <div className={clsx('grid gap-1.5', columns)}>
        {cells.slice(0, availability.weekdays.length).map(({ date, weekday }) => (
          <span key={date} className="text-center font-medium text-muted text-xs" aria-hidden="true">
            {weekday}
          </span>
        ))}
        {cells.map(({ date, number, month }) => {
          const [slot] = days.find((day) => day.date === date)?.slots ?? [];
          return slot ? (
            <Choice
              key={date}
              name="day"
              aria-label={dayWords(Date.parse(slot))}
              checked={date === shown.date}
              onChange={() => onPick(date)}
            >
              {number}
              {month && <Small>{month}</Small>}
            </Choice>
          ) : (
            <span key={date} className={clsx(cell, 'text-muted')}>
              {number}
              <Small>{month || meetingCopy.noTimes}</Small>
            </span>
          );
        })}
      </div>
      <p className="mt-2 text-muted text-xs">{meetingCopy.zones(central && zone)}</p>
    </fieldset>
  );
}

type TimesProps = Omit<Props, 'days'> & {
  slots: readonly string[];
  picked: Half | undefined;
  onPick: (half: Half) => void;
};

/** The times of half a day: the visitor's own first, Central beneath where it is another. */
function Times({ slots, slot, picked, error, onPick, onChoose }: TimesProps) {
  const zone = visitorZone();
  const halves = toHalves(slots, zone);
  const half =
    halves.find(({ slots }) => slots.includes(slot)) ??
    halves.find(({ id, slots }) => id === picked && slots.length > 0) ??
    halves.find(({ slots }) => slots.length > 0);
  const day = dayWords(Date.parse(slots[0] ?? ''));

  return (
    <>
      <fieldset className="grid grid-cols-2 rounded-full border border-control p-0.75">
        <legend className="sr-only">{meetingCopy.half}</legend>
        {halves.map(({ id, label, slots }) => (
          <Choice
            key={id}
            look="min-h-10 rounded-full px-1 text-md has-checked:bg-gulf-900"
            name="half"
            disabled={slots.length === 0}
            checked={id === half?.id}
            onChange={() => onPick(id)}
          >
            {`${label}, ${slots.length}\u00a0${meetingCopy.free}`}
          </Choice>
        ))}
      </fieldset>
      <fieldset
        className="grid grid-cols-3 gap-1.5"
        aria-describedby={error ? 'meeting-slot-error' : undefined}
      >
        <legend className="sr-only">{meetingCopy.times(day)}</legend>
        {half?.slots.map((value) => {
          const own = toWords(value, zone);
          const words = own.central
            ? `${own.time} ${meetingCopy.yourTime}, ${own.central}`
            : `${own.time} ${own.zone}`;
          return (
            <Choice
              key={value}
              name="slot"
              required
              value={value}
              checked={value === slot}
              onChange={() => onChoose(value)}
              aria-label={`${words}, ${day}`}
            >
              {own.time}
              {own.central && (
                <>
                  {own.day !== day && <Small>{weekdayOf(own.day).slice(0, 3)}</Small>}
                  <Small>{own.central.replace(/^.*, | [AP]M/g, '')}</Small>
                </>
              )}
            </Choice>
          );
        })}
      </fieldset>
      {error && (
        <p className="font-medium text-error text-sm" id="meeting-slot-error">
          {error}
        </p>
      )}
    </>
  );
}

const cell = 'grid min-h-11 place-content-center text-center leading-tight figures';

const Small = (props: ComponentProps<'small'>) => <small className="block font-normal text-xs" {...props} />;

/** A radio button that fills a cell. The transparent outline is seen where colors are forced. */
function Choice({
  look = 'rounded-control border border-control hover:border-emerald-600 has-checked:border-emerald-700 has-checked:bg-emerald-700',
  children,
  ...radio
}: ComponentProps<'input'> & { look?: string }) {
  return (
    <label
      className={clsx(
        cell,
        look,
        'relative cursor-pointer transition-state has-disabled:cursor-default has-checked:font-semibold has-checked:text-sand-50 has-disabled:text-muted has-checked:outline-2 has-checked:outline-transparent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
      )}
    >
      <input type="radio" className="absolute inset-0 size-full cursor-[inherit] opacity-0" {...radio} />
      {children}
    </label>
  );
}
