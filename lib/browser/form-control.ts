export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isFormControl(element: EventTarget | null): element is FormControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

export const controlsOf = (form: HTMLFormElement | null): FormControl[] =>
  [...(form?.elements ?? [])].filter(isFormControl);

/** Fills in the controls that are empty. */
export function fillControls(form: HTMLFormElement | null, values: Record<string, string | undefined>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value) control.value ||= value;
  }
}

export const CHECKABLE = /^(checkbox|radio)$/;

/** Whether the value differs from the one in the HTML. Browser only. */
export function isChanged(control: FormControl): boolean {
  if (control instanceof HTMLInputElement && CHECKABLE.test(control.type))
    return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const initial = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value !== (initial?.value ?? '');
}
