import { type FormControl, isFormControl } from '@/lib/browser/form-control';
import type { FormField } from './form-content';

export function findErrors(form: HTMLFormElement, fields: readonly FormField[]): Record<string, string> {
  const controls = [...form.elements].filter(isFormControl);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const control = controls.find(({ name }) => name === field.attributes.name);
      const error = control && errorOf(control, field);
      return error ? [[control.name, error]] : [];
    }),
  );
}

function errorOf(
  { validity, validationMessage, value }: FormControl,
  { attributes, messages, options }: FormField,
): string {
  const isMissing = validity.valueMissing || (attributes.required && !value.trim());
  if (isMissing) return messages.missing ?? validationMessage;
  if (validity.tooLong) return messages.tooLong ?? validationMessage;
  if (!validity.valid) return messages.invalid ?? validationMessage;
  return options?.find((option) => option.value === value)?.refused ?? '';
}
