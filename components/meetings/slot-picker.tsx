'use client';

import { useState } from 'react';
import { meetingCopy } from '@/content/meetings';
import { type FreeTimes, toChoices } from '@/lib/meetings/picker';
import { dayWords } from '@/lib/meetings/words';
import { visitorZone } from './visitor-zone';

type Props = {
  days: FreeTimes['days'];
  slot: string;
  error: string | undefined;
  onChoose: (slot: string) => void;
};

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
      <fieldset className="mt-days">
        <legend>{meetingCopy.days}</legend>
        {days.map((one) => (
          <label key={one.date}>
            <input type="radio" name="day" checked={one === day} onChange={() => pickDay(one.date)} />
            <span>{nameOf(one)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="mt-times" aria-describedby={error ? 'mt-slot-error' : undefined}>
        <legend>{meetingCopy.times(nameOf(day))}</legend>
        {toChoices(day.slots, visitorZone()).map(({ value, central, own }) => (
          <label key={value}>
            <input
              type="radio"
              name="slot"
              value={value}
              checked={value === slot}
              onChange={() => onChoose(value)}
            />
            <span>
              {central} {own && <small>{own}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {error && (
        <p className="mt-error" id="mt-slot-error">
          {error}
        </p>
      )}
    </>
  );
}
