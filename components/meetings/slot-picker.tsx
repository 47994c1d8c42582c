import { clsx } from 'clsx';
import { type ComponentProps, memo } from 'react';
import { availability, meetingCopy } from '@/content/meetings';
import type { PickerDay } from '@/lib/meetings/picker';
import type { Slot } from '@/lib/time/slot';

interface Props {
  days: readonly PickerDay[];
  chosenDay: PickerDay | undefined;
  slot: Slot | undefined;
  error: string | undefined;
  onDate: (date: string) => void;
  onSlot: (startsAt: number) => void;
}

/** Grid columns: one for each weekday, and on wide screens another for the times. */
const columns = {
  5: 'grid-cols-5 xl:grid-cols-[repeat(5,minmax(0,1fr))_minmax(0,8fr)]',
  6: 'grid-cols-6 xl:grid-cols-[repeat(6,minmax(0,1fr))_minmax(0,9fr)]',
  7: 'grid-cols-7 xl:grid-cols-[repeat(7,minmax(0,1fr))_minmax(0,10fr)]',
}[availability.days.length];

/** Classes that hide one half of the day while the other half is chosen. */
const halfClasses: Record<string, string> = {
  am: '[fieldset:has([value=pm]:checked)>&]:hidden',
  pm: '[fieldset:has([value=am]:checked)>&]:hidden',
};

/** CSS shows only the times of the checked half of the day. Browsers without :has() show all times. */
export function SlotPicker({ days, chosenDay, slot, error, onDate, onSlot }: Props) {
  const months = new Set(days.map(({ month }) => month));
  const firstFree = days.find(({ slots }) => slots.length > 0);
  const [firstSlot] = firstFree?.slots ?? [];
  if (!firstFree || !firstSlot) return null;

  return (
    <div className="grid gap-2">
      <fieldset aria-describedby={error ? 'meeting-slot-error' : undefined}>
        <legend className="mb-2 flex w-full items-baseline justify-between font-semibold">
          {meetingCopy.days} <span className="font-normal text-muted text-xs">{[...months].join(', ')}</span>
        </legend>
        <div className={clsx('grid gap-1.5 xl:grid-rows-[repeat(9,auto)_1fr]', columns)}>
          {days.slice(0, availability.days.length).map((day) => (
            <span key={day.date} className="text-center font-medium text-muted text-xs" aria-hidden="true">
              {day.weekday}
            </span>
          ))}
          {days.map((day) => {
            const { date, number, newMonth, name, isClosed, slots } = day;
            const reason = isClosed ? meetingCopy.closed : meetingCopy.noTimes;
            if (date < firstFree.date) return <span key={date} />;
            if (slots.length === 0)
              return (
                <p key={date} className={clsx(box, 'text-muted')}>
                  <span className="sr-only">{meetingCopy.noTimesOn(name, isClosed)}</span>
                  <span aria-hidden="true">
                    {number}
                    <Small>{reason}</Small>
                  </span>
                </p>
              );
            return (
              <div key={date} className="contents">
                <Choice
                  name="day"
                  value={date}
                  aria-label={name}
                  checked={day === chosenDay}
                  onChange={() => onDate(date)}
                >
                  {number}
                  {newMonth && <Small>{newMonth}</Small>}
                </Choice>
                <Times day={day} slot={slot && slots.includes(slot) ? slot : undefined} onSlot={onSlot} />
              </div>
            );
          })}
          <p className="col-span-full mt-1 text-muted text-xs xl:-col-end-2">
            {meetingCopy.zones(firstSlot.officeTime && firstSlot.visitor.zone)}
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

type TimesProps = { day: PickerDay } & Pick<Props, 'slot' | 'onSlot'>;

/** `memo` avoids rendering all days again after each choice: together they offer about 240 start times. */
const Times = memo(function Times({ day: { date, name, halves }, slot, onSlot }: TimesProps) {
  const shownHalf = halves.find(({ slots }) => slot && slots.includes(slot)) ?? halves[0];

  return (
    <fieldset className="order-1 col-span-full grid content-start gap-3 pt-2 xl:-col-start-2 xl:row-span-full xl:row-start-1 xl:pt-0 xl:pl-8 supports-[selector(:has(a))]:[div:not(:has([name=day]:checked))>&]:hidden">
      <legend className="sr-only">{meetingCopy.times(name)}</legend>
      {halves.length > 1 && (
        // The key resets the radio buttons if the chosen time is in the other half.
        <div
          key={shownHalf?.half}
          className="grid without-has:hidden grid-cols-2 rounded-full border border-control p-0.75"
          role="radiogroup"
          aria-label={meetingCopy.halves}
        >
          {halves.map(({ half, label, slots }) => (
            <Choice
              key={half}
              look="rounded-full has-checked:bg-gulf-900 hover:text-link"
              name={`half-${date}`}
              value={half}
              defaultChecked={half === shownHalf?.half}
            >
              {meetingCopy.half(label, slots.length)}
            </Choice>
          ))}
        </div>
      )}
      {halves.map(({ half, label, slots }) => (
        <div key={half} className={clsx('grid grid-cols-3 gap-1.5', halfClasses[half])}>
          {halves.length === 1 && (
            <p className="col-span-full text-muted text-xs">{meetingCopy.half(label, slots.length)}</p>
          )}
          {slots.map((free) => {
            const { startsAt, iso, visitor, office, officeTime } = free;
            const times = [`${visitor.time} ${visitor.zone}`, officeTime].filter(Boolean).join(', ');
            return (
              <Choice
                key={iso}
                name="slot"
                required
                value={iso}
                checked={free === slot}
                onChange={() => onSlot(startsAt)}
                aria-label={`${times}, ${name}`}
              >
                {visitor.time}
                {officeTime && (
                  <>
                    {visitor.day !== office.day && <Small>{visitor.shortWeekday}</Small>}
                    <Small>{office.shortTime}</Small>
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

/**
 * One cell of a grid, unlike a button in a row of `Segments`: days and times share the grid with cells of other kinds.
 * Browsers with :has() hide the radio button. In forced-colors mode, the transparent outline marks the choice.
 */
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
