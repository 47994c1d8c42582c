'use client';

import { type ComponentProps, useState } from 'react';
import { meetingCopy } from '@/content/meetings';
import { type FreeTimes, toChoices } from '@/lib/meetings/picker';
import { dayWords } from '@/lib/meetings/words';
import { OwnTime, visitorZone } from './own-time';

type Props = {
  days: FreeTimes['days'];
  slot: string;
  error: string | undefined;
  onChoose: (slot: string) => void;
};

export const legend = 'mb-2.5 font-semibold';

/** The days as one radio group and the times of the chosen day as another: arrow keys move within, Tab between. */
export function SlotPicker({ days, slot, error, onChoose }: Props) {
  const [picked, setPicked] = useState(days[0]?.date);
  // A slot that was chosen elsewhere brings its day; a day that has filled up meanwhile gives way to the first.
  const day =
    days.find(({ slots }) => slots.includes(slot)) ?? days.find(({ date }) => date === picked) ?? days[0];
  if (!day) return null;
  const nameOf = ({ slots }: (typeof days)[number]) => dayWords(Date.parse(slots[0] ?? ''));

  function pickDay(date: string) {
    setPicked(date);
    onChoose('');
  }

  return (
    <>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2">
        <legend className={legend}>{meetingCopy.days}</legend>
        {days.map((one) => (
          <Choice key={one.date} name="day" checked={one === day} onChange={() => pickDay(one.date)}>
            {nameOf(one)}
          </Choice>
        ))}
      </fieldset>
      <fieldset
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2"
        aria-describedby={error ? 'meeting-slot-error' : undefined}
      >
        <legend className={legend}>{meetingCopy.times(nameOf(day))}</legend>
        {toChoices(day.slots, visitorZone()).map(({ value, central, own }) => (
          <Choice
            key={value}
            name="slot"
            required
            value={value}
            checked={value === slot}
            onChange={() => onChoose(value)}
          >
            {central} {own && <OwnTime>{own}</OwnTime>}
          </Choice>
        ))}
      </fieldset>
      {error && (
        <p className="-mt-3 font-medium text-error text-sm" id="meeting-slot-error">
          {error}
        </p>
      )}
    </>
  );
}

/** A radio button that fills a box, which shows when it is chosen. */
function Choice({ children, ...radio }: ComponentProps<'input'>) {
  return (
    <label className="figures flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-control px-3 py-1.75 text-md leading-tight transition-state hover:border-gulf-700 has-checked:inset-line-emerald-700 has-checked:border-emerald-700 has-checked:bg-sand-100 has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1">
      <input type="radio" className="size-4.5 flex-none accent-emerald-700" {...radio} />
      <span>{children}</span>
    </label>
  );
}
