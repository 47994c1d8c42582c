import { type FocusEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isFormControl } from '@/lib/browser/form-control';
import { findGuestBand, parseSearch, type SearchableRegion } from '@/lib/rentals/search';
import { findStayProblem, type StayProblem } from '@/lib/rentals/stay';
import { localDay } from '@/lib/time/calendar-days';

/** The form starts with the URL's search, which may name one of `regions`. If `regions` is null, it starts empty. */
export function useStayForm(regions: readonly SearchableRegion[] | null) {
  const form = useRef<HTMLFormElement>(null);
  const [{ stay, today }, setState] = useState(() => ({
    stay: parseSearch(new URLSearchParams(), []),
    today: '',
  }));
  const problem = findStayProblem(stay.checkIn, stay.checkOut, today);

  const read = useCallback(() => {
    const data = new FormData(form.current ?? undefined);
    setState({ stay: parseSearch(data, regions ?? []), today: localDay() });
  }, [regions]);

  useEffect(() => {
    const search = parseSearch(new URLSearchParams(regions ? location.search : ''), regions ?? []);
    const values: Record<string, string | null> = {
      destination: search.destination,
      'check-in': search.checkIn,
      'check-out': search.checkOut,
      guests: search.guests,
    };
    for (const element of [...(form.current?.elements ?? [])].filter(isFormControl)) {
      const value = values[element.name];
      if (element.type === 'checkbox' && search.dog) element.click();
      if (!value) continue;
      element.value = value;
      // If the form offers no such number of guests, choose the range that contains it, such as 5-8.
      if (element.value !== value) element.value = findGuestBand(value);
    }
    read();
  }, [regions, read]);

  function rejectSubmit(event: SubmitEvent<HTMLFormElement>, reason: StayProblem | null = problem) {
    if (!reason) return;
    event.preventDefault();
    [...event.currentTarget.elements]
      .filter(isFormControl)
      .find(({ name }) => name === reason.field)
      ?.focus();
  }

  function dateField(prefix: string, name: StayProblem['field'], reason: StayProblem | null = problem) {
    const id = `${prefix}-${name}`;
    const message = reason?.field === name ? reason.message : '';
    const invalid = { 'aria-invalid': message ? true : undefined, 'aria-describedby': `${id}-error` };
    // Set `min` when the visitor comes to the field, not while they type: Chromium would drop a half-typed date.
    const onFocus = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
      if (!field.validity.badInput) field.min = (name === 'check-out' && stay.checkIn) || today;
    };
    return { id, message, input: { id, name, type: 'date', onFocus, ...invalid } };
  }

  return { form, stay, today, problem, read, rejectSubmit, dateField };
}
