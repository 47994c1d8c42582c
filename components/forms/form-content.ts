import type { HTMLAttributes } from 'react';
import { formMessages } from '@/content/forms';
import { prefill, prefillFields } from '@/content/prefill';
import type { Rental } from '@/content/rentals';
import { honeypot, type FormField as LeadField, type LeadForm } from '@/lib/forms/lead-forms';

const { optional, choose, sending, unreachable } = formMessages;

type FieldLayout = {
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  isWide?: boolean;
};

const layouts: Record<string, FieldLayout> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  // Without `section-rental`, browsers would fill in the sender's own address along with their name.
  property: { autoComplete: 'section-rental address-line1', isWide: true },
  revenue: { inputMode: 'numeric' },
  ownerName: { autoComplete: 'off' },
  ownerEmail: { autoComplete: 'off', inputMode: 'email' },
  ownerPhone: { autoComplete: 'off', inputMode: 'tel' },
  message: { isWide: true },
  consent: { isWide: true },
};

const kindsWithWideName = ['partner', 'meeting'];

/** One of our own forms, as plain data that the server can pass to the browser. */
export type FormContent = ReturnType<typeof toFormContent>;
export type FormField = FormContent['fields'][number];

/** Default values by field name. */
export type Defaults = Readonly<Record<string, unknown>>;

export type ContentOptions = {
  action?: string;
  defaults?: Defaults | undefined;
  /** The URL of the page where the visitor sent the form, if another page shows it again for corrections. */
  sentFrom?: string | undefined;
  /** The homes that links to the form may name. */
  homes?: readonly Pick<Rental, 'id' | 'title'>[] | undefined;
};

export function toFormContent(
  { kind, redirect, title, submit, note, groups = {}, fields }: LeadForm,
  { action = `/api/leads/${kind}`, defaults = {}, sentFrom, homes = [] }: ContentOptions = {},
) {
  return {
    kind,
    action,
    redirect,
    title,
    submit,
    note,
    groups,
    fields: fields.map((field) => toFormField(kind, field, defaults[field.name])),
    page: sentFrom,
    honeypot: { id: `${kind}-${honeypot.name}`, ...honeypot },
    prefill: {
      sentences: prefill[kind] ?? [],
      fields: prefillFields[kind] ?? [],
      homeTitles: Object.fromEntries(homes.map(({ id, title }) => [id, title])),
    },
    copy: { optional, choose, sending, unreachable },
  };
}

/** The parameters of the URL's query that fill in fields of a form. */
export const queryParameters = ({ prefill }: FormContent): string[] => [
  ...prefill.sentences.map(({ parameter }) => parameter),
  ...prefill.fields.map(({ name, parameter = name }) => parameter),
];

function toFormField(kind: string, field: LeadField, value: unknown) {
  const { name, control, label, hint, options, group, pattern, maxLength, required, missing } = field;
  const { isWide = name === 'name' && kindsWithWideName.includes(kind), ...input } = layouts[name] ?? {};
  const id = `${kind}-${name}`;
  const isCheckbox = control === 'checkbox';
  return {
    control,
    label,
    hint,
    options,
    isWide,
    group,
    attributes: {
      id,
      name,
      type: isCheckbox ? 'checkbox' : control === 'input' ? field.type : undefined,
      value: isCheckbox ? 'yes' : undefined,
      required,
      maxLength,
      pattern,
      // Browsers show `title` if the value doesn't match `pattern`.
      title: pattern && field.invalid,
      ...input,
      placeholder: field.placeholder,
      'aria-describedby': [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' '),
      defaultChecked: isCheckbox ? Boolean(value) : undefined,
      defaultValue: typeof value === 'string' && !isCheckbox ? value : undefined,
    },
    messages: {
      missing: required ? missing : undefined,
      invalid: field.invalid,
      tooLong: maxLength ? formMessages.tooLong(maxLength) : undefined,
    },
  };
}
