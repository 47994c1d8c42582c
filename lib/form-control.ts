export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element of a form takes a value; fieldsets and buttons do not. Browser only. */
export function isFormControl(element: EventTarget): element is FormControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** The value of the radio that is checked within a fieldset, if one is. Browser only. */
export function checkedRadio(fieldset: HTMLFieldSetElement | null): string | undefined {
  return [...(fieldset?.elements ?? [])]
    .filter((element) => element instanceof HTMLInputElement)
    .find(({ checked }) => checked)?.value;
}
