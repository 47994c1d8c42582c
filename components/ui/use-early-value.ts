import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type FormControl, selectFocused } from '@/lib/browser/form-control';

/** Passes on what a visitor typed into a controlled field before React ran, which the next render would overwrite. */
export function useEarlyValue<Control extends FormControl>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const rendered = useRef({ value, onChange });
  const isFilledIn = control.current !== null && control.current.value !== value;

  useLayoutEffect(() => {
    // Selects the text of a focused field, so that typing replaces it as before.
    if (isFilledIn && control.current) selectFocused(control.current);
  });

  useEffect(() => {
    const early = control.current?.value;
    if (early !== undefined && early !== rendered.current.value) rendered.current.onChange(early);
  }, []);

  return control;
}
