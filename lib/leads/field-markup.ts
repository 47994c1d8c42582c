import { formMessages } from '@/content/forms';
import type { Field } from './fields';

/** HTML attributes of each control, shared by the page's form and the plain 422 page. */
export function controlAttributes(field: Field, id: string, { invalid = false } = {}) {
  const describedBy = [field.hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name: field.name,
    ...(field.control === 'input' && { type: field.type }),
    ...(field.control === 'checkbox' && { type: 'checkbox', value: 'yes' }),
    required: field.required,
    maxlength: field.maxLength,
    pattern: field.pattern,
    // Shown by the browser if the value does not match.
    title: field.pattern && field.invalid,
    inputmode: field.inputMode,
    autocomplete: field.autoComplete,
    placeholder: field.placeholder,
    'aria-describedby': describedBy,
    'aria-invalid': invalid ? 'true' : undefined,
  };
}

/** Returns the error message of a field for the browser's validity state. */
export function messagesOf(field: Field) {
  return {
    missing: field.required ? field.missing : undefined,
    invalid: field.invalid,
    tooLong: field.maxLength ? formMessages.tooLong(field.maxLength) : undefined,
  };
}
