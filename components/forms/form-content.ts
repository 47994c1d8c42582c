import { formMessages } from '@/content/forms';
import { prefill, prefillFields } from '@/content/prefill';
import { controlAttributes, messagesOf } from '@/lib/leads/field-markup';
import { honeypot, type LeadForm } from '@/lib/leads/forms';
import type { FormContent, FormField } from './form-data';

const { optional, choose, sending, unreachable } = formMessages;
const words: FormContent['words'] = { optional, choose, sending, unreachable };

/** Values filled in beforehand, by the name of the field. Only text counts. */
export type Defaults = Readonly<Record<string, unknown>>;

type ContentOptions = {
  action?: string;
  defaults?: Defaults | undefined;
  /** Address of the page that the form was first sent from, if it is sent again from another. */
  sentFrom?: string | undefined;
};

/** A form as data for the browser, submitted to `action`. */
export function toFormContent(
  { kind, title, submit, note, groups = {}, fields }: LeadForm,
  { action = `/api/leads/${kind}`, defaults = {}, sentFrom }: ContentOptions = {},
): FormContent {
  return {
    kind,
    action,
    title,
    submit,
    note,
    groups,
    fields: fields.map((field) => toFormField(field, `${kind}-${field.name}`, defaults[field.name])),
    page: sentFrom,
    honeypot: { id: `${kind}-${honeypot.name}`, ...honeypot },
    prefill: { sentences: prefill[kind] ?? [], fields: prefillFields[kind] ?? [] },
    words,
  };
}

function toFormField(field: LeadForm['fields'][number], id: string, given: unknown): FormField {
  const {
    maxlength,
    inputmode,
    autocomplete,
    'aria-invalid': _,
    ...attributes
  } = controlAttributes(field, id);
  return {
    control: field.control,
    label: field.label,
    hint: field.hint,
    options: field.options,
    span: field.span,
    group: field.group,
    attributes: {
      ...attributes,
      maxLength: maxlength,
      inputMode: inputmode,
      autoComplete: autocomplete,
      ...(field.control === 'checkbox'
        ? { defaultChecked: Boolean(given) }
        : { defaultValue: typeof given === 'string' ? given : undefined }),
    },
    messages: messagesOf(field),
  };
}
