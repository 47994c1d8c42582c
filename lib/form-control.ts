export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether an element of a form takes a value; fieldsets and buttons do not. Browser only. */
export function isFormControl(element: EventTarget): element is FormControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
