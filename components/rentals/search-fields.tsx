import { clsx } from 'clsx';
import { Button } from '@/components/ui/button';
import { checkbox, type FieldProps } from '@/components/ui/field';
import { MAX_GUESTS } from '@/content/guest-bands';
import type { homeSearch } from '@/content/search';
import type { Stay } from '@/lib/rentals/search';
import type { StayProblem } from '@/lib/rentals/stay';
import type { StayForm } from './use-stay-form';

/**
 * The fields are side by side if a whole date fits into each (dates are wider in Firefox). Rows have a fixed height:
 * the card is at the bottom of the home page's hero, and would otherwise move up while its parts load.
 */
export const searchGrid =
  'grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,40%),1fr))] max-md:grid-rows-[repeat(2,minmax(5rem,auto))_2.75rem_4.5rem] max-md:supports-[-moz-appearance:none]:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] md:grid-cols-[1.1fr_1fr_1fr_.9fr_auto_auto] max-md:[reading-flow:grid-order]';

/** Without `bg-inherit`, WebKit would show an empty date as if it were chosen. */
const control =
  'min-h-10 w-full min-w-0 border-transparent border-b-2 bg-inherit py-2 font-label transition-state aria-invalid:border-error';

interface SearchFieldsProps {
  copy: typeof homeSearch;
  stay: Stay;
  dateField: StayForm['dateField'];
  destination?: string | undefined;
}

/** The fields and the button of both search forms, for the grid `searchGrid`. */
export function SearchFields({ copy, stay, dateField, destination }: SearchFieldsProps) {
  const date = (name: StayProblem['field']) => {
    const { id, message, input } = dateField('search', name);
    return (
      <SearchField id={id} label={copy[name].label}>
        <input
          className={clsx(control, 'max-xl:tracking-tight md:pr-2')}
          data-filled={Boolean(name === 'check-in' ? stay.checkIn : stay.checkOut) || undefined}
          {...input}
        />
        <p className="font-medium text-error text-sm" id={`${id}-error`} role="alert" hidden={!message}>
          {message}
        </p>
      </SearchField>
    );
  };

  return (
    <>
      <SearchField id="search-destination" label={copy.destination.label} className="max-md:-order-1">
        <SearchSelect name="destination" defaultValue={destination} options={copy.destination.options}>
          {copy.destination.any}
        </SearchSelect>
      </SearchField>
      {date('check-in')}
      {date('check-out')}
      <SearchField id="search-guests" label={copy.guests.label} className="max-md:-order-1">
        <input
          id="search-guests"
          name="guests"
          type="number"
          min={1}
          max={MAX_GUESTS}
          inputMode="numeric"
          placeholder={copy.guests.any}
          className={clsx(control, 'placeholder:font-label placeholder:text-current')}
        />
      </SearchField>
      <label className="flex items-center gap-3 px-3.5 font-label max-md:order-1 max-md:col-span-full max-md:min-h-11 md:flex-col-reverse md:items-start md:justify-end md:gap-2 md:pt-4 md:text-gulf-700 md:text-xs lg:px-5">
        <input type="checkbox" name="dog" value="yes" className={checkbox} />
        {copy.dog}
      </label>
      <Button type="submit" className="m-3 max-md:order-2 max-md:col-span-full md:max-w-36 xl:max-w-47.5">
        {copy.submit}
      </Button>
    </>
  );
}

interface SearchSelectProps {
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  /** The label of the option that rules out no home; without it there is none. */
  children?: string | undefined;
}

export function SearchSelect({ name, options, defaultValue, children }: SearchSelectProps) {
  return (
    <select id={`search-${name}`} name={name} className={clsx(control, 'pr-6')} defaultValue={defaultValue}>
      {children && <option value="">{children}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A labeled field. Small screens show the fields as a card, destination and guests first; wide screens as a bar. */
function SearchField({ id, label, className, children }: FieldProps) {
  return (
    <div
      className={clsx(
        'grid content-start border-line bg-sand-50 px-3.5 pt-2.5 pb-1 hover:bg-white max-md:nth-4:rounded-tr-card max-md:not-max-[22rem]:nth-[-n+2]:border-r max-md:border-b max-md:first:rounded-tl-card max-[22rem]:first:rounded-t-card md:border-r md:pt-4 md:pb-2.75 md:first:rounded-l-card lg:px-5',
        className,
      )}
    >
      <label htmlFor={id} className="font-label text-gulf-700 text-xs">
        {label}
      </label>
      {children}
    </div>
  );
}
