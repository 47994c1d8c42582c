export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a form element holds a value, unlike fieldsets and buttons. Browser only. */
export function isFormControl(element: EventTarget): element is FormControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Selects the text of a focused control, so that typing replaces it. Browser only. */
export function selectFocused(control: FormControl): void {
  if (control === document.activeElement && 'select' in control) control.select();
}

/** The value of the checked radio in a fieldset, if any. Browser only. */
export function checkedRadio(fieldset: HTMLFieldSetElement | null): string | undefined {
  return [...(fieldset?.elements ?? [])]
    .filter((element) => element instanceof HTMLInputElement)
    .find(({ checked }) => checked)?.value;
}
