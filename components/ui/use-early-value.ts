import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type FormControl, selectFocused } from '@/lib/browser/form-control';

/**
 * For a field that React controls: hands over what a visitor put into it before React ran, which React would write over
 * with its next rendering.
 */
export function useEarlyValue<Control extends FormControl>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const rendered = useRef({ value, onChange });
  const isFilledIn = control.current !== null && control.current.value !== value;

  useLayoutEffect(() => {
    // A visitor about to type replaces this value, as they would have replaced the one before.
    if (isFilledIn && control.current) selectFocused(control.current);
  });

  useEffect(() => {
    const early = control.current?.value;
    if (early !== undefined && early !== rendered.current.value) rendered.current.onChange(early);
  }, []);

  return control;
}
