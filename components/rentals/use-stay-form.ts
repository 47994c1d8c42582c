import {
  type ComponentProps,
  type FocusEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { controlsOf } from '@/lib/browser/form-control';
import {
  type HomeSearch,
  maxGuestsOf,
  parseSearch,
  type SearchableRegion,
  sorts,
} from '@/lib/rentals/search';
import { findStayProblem, type StayProblem } from '@/lib/rentals/stay';
import { type Day, localDay } from '@/lib/time/calendar-days';

const NO_AMENITIES: [] = [];

export interface StayForm {
  form: RefObject<HTMLFormElement | null>;
  /** Attributes of the form. Once scripts run, we show our own messages. */
  formProps: Pick<ComponentProps<'form'>, 'ref' | 'method' | 'noValidate'>;
  stay: HomeSearch;
  /** Empty in the server's HTML. */
  today: Day;
  /** Null if the dates are possible. */
  problem: StayProblem | null;
  /** Reads the form after a change. */
  read: () => HomeSearch;
  /** Fills in the search of the URL. */
  fill: () => HomeSearch;
  /** Prevents the submit if there is a problem, and moves the focus to its field. */
  rejectSubmit: (event: SubmitEvent<HTMLFormElement>, reason?: StayProblem | null) => void;
  /** Returns the attributes of a date field, and its error message. */
  dateField: (
    prefix: string,
    name: StayProblem['field'],
    reason?: StayProblem | null,
  ) => { id: string; message: string; input: ComponentProps<'input'> };
}

/** The form starts with the URL's search, which may name one of `regions`. If `regions` is null, it starts empty. */
export function useStayForm(
  regions: readonly SearchableRegion[] | null,
  amenities: readonly { id: string }[] = NO_AMENITIES,
): StayForm {
  const form = useRef<HTMLFormElement>(null);
  const [{ stay, today }, setState] = useState(() => ({
    stay: parseSearch(new URLSearchParams(), []),
    today: '',
  }));
  const problem = findStayProblem(stay.checkIn, stay.checkOut, today);

  const read = useCallback(() => {
    const data = new FormData(form.current ?? undefined);
    const search = parseSearch(data, regions ?? [], amenities);
    setState({ stay: search, today: localDay() });
    return search;
  }, [regions, amenities]);

  // Not `fillControls`: the search of the URL replaces what the form says.
  const fill = useCallback(() => {
    const search = parseSearch(new URLSearchParams(regions ? location.search : ''), regions ?? [], amenities);
    const values: Record<string, string | number | null> = {
      destination: search.destination,
      'check-in': search.checkIn,
      'check-out': search.checkOut,
      guests: search.guests,
      bedrooms: search.bedrooms,
      price: search.price,
      sort: search.sort === sorts[0] ? null : search.sort,
      q: search.words,
    };
    for (const element of controlsOf(form.current)) {
      if (element instanceof HTMLInputElement && element.type === 'checkbox')
        element.checked ||= element.name === 'dog' ? search.dog : search.amenities.includes(element.value);
      const value = values[element.name];
      if (!value) continue;
      element.value = String(value);
      // A field for a number can't show a range from an older link, such as 5-8.
      if (element.name === 'guests' && !element.value) element.value = String(maxGuestsOf(search.guests));
    }
    read();
    return search;
  }, [regions, amenities, read]);

  useEffect(() => void fill(), [fill]);

  function rejectSubmit(event: SubmitEvent<HTMLFormElement>, reason: StayProblem | null = problem) {
    if (!reason) return;
    event.preventDefault();
    controlsOf(event.currentTarget)
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

  const formProps = { ref: form, method: 'get', noValidate: today !== '' } as const;

  return { form, formProps, stay, today, problem, read, fill, rejectSubmit, dateField };
}
