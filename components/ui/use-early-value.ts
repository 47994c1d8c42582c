import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a field that React controls: hands over what a visitor put into it before React ran, which React would write over
 * with its next rendering.
 */
export function useEarlyValue<Control extends { value: string }>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const rendered = useRef({ value, onChange });

  useEffect(() => {
    const early = control.current?.value;
    if (early !== undefined && early !== rendered.current.value) rendered.current.onChange(early);
  }, []);

  return control;
}
