import { ClearFormStorage } from '@/components/enhance/clear-form-storage';
import { formMessages } from '@/content/forms';
import { prefill, prefillFields } from '@/content/prefill';
import { hubspotSettings } from '@/lib/hubspot/settings';
import { controlAttributes, messagesOf } from '@/lib/leads/field-markup';
import { type LeadForm as Form, type FormKind, honeypot, leadForms } from '@/lib/leads/forms';
import { env } from '@/lib/platform/env';
import type { FormContent, FormField } from './form-data';
import { HubspotForm } from './hubspot-form';
import { NativeForm } from './native-form';

const { optional, choose, sending, unreachable } = formMessages;
const words: FormContent['words'] = { optional, choose, sending, unreachable };

type Props = {
  kind: FormKind;
  /** The id of a heading that names the form; its title does otherwise. */
  labelledBy?: string;
  /** Filled in beforehand, by the name of the field: the area on a region's page. */
  defaults?: Defaults;
};

type Defaults = Readonly<Record<string, string | undefined>>;

/** The form of a kind: HubSpot's where it is set up, with the native one in the HTML; else the native one. */
export function LeadForm({ kind, labelledBy, defaults }: Props) {
  const hubspot = hubspotSettings(env, kind);
  const content = toFormContent(leadForms[kind], { defaults });

  return (
    <>
      {hubspot ? (
        <HubspotForm settings={hubspot} content={content} labelledBy={labelledBy} />
      ) : (
        <NativeForm content={content} labelledBy={labelledBy} />
      )}
      <ClearFormStorage />
    </>
  );
}

type ContentOptions = { action?: string; defaults?: Defaults | undefined };

/** A form as data for the browser, sent to `action`. */
export function toFormContent(
  { kind, title, submit, note, groups = {}, fields }: Form,
  { action = `/api/leads/${kind}`, defaults = {} }: ContentOptions = {},
): FormContent {
  return {
    kind,
    action,
    title,
    submit,
    note,
    groups,
    fields: fields.map((field) => toFormField(field, `${kind}-${field.name}`, defaults[field.name])),
    honeypot: { id: `${kind}-${honeypot.name}`, ...honeypot },
    prefill: { sentences: prefill[kind] ?? [], fields: prefillFields[kind] ?? [] },
    words,
  };
}

function toFormField(field: Form['fields'][number], id: string, defaultValue: string | undefined): FormField {
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
      defaultValue,
    },
    messages: messagesOf(field),
  };
}
