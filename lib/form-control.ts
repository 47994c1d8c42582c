export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element of a form takes a value; fieldsets and buttons do not. Browser only. */
export function isFormControl(element: EventTarget): element is FormControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Selects the text of a control that has the focus, so that typing replaces it. Browser only. */
export function selectFocused(control: FormControl): void {
  if (control === document.activeElement && 'select' in control) control.select();
}

/** The value of the radio that is checked within a fieldset, if one is. Browser only. */
export function checkedRadio(fieldset: HTMLFieldSetElement | null): string | undefined {
  return [...(fieldset?.elements ?? [])]
    .filter((element) => element instanceof HTMLInputElement)
    .find(({ checked }) => checked)?.value;
}
