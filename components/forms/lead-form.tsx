import { ClearFormStorage } from '@/components/enhance/clear-form-storage';
import { company } from '@/content/company';
import { formMessages } from '@/content/forms';
import { prefill, prefillFields } from '@/content/prefill';
import { hubspotSettings } from '@/lib/hubspot/settings';
import { controlAttributes, messagesOf } from '@/lib/leads/field-markup';
import { type LeadForm as Form, honeypot, type LeadKind, leadForms } from '@/lib/leads/forms';
import { env } from '@/lib/platform/env';
import type { FormContent, FormField } from './form-data';
import { HubspotForm } from './hubspot-form';
import { NativeForm } from './native-form';

const { optional, choose, sending, unreachable } = formMessages;
export const formWords: FormContent['words'] = { optional, choose, sending, unreachable };

type Props = {
  kind: LeadKind;
  /** The id of a heading that names the form; its title does otherwise. */
  labelledBy?: string;
  /** Filled in beforehand, by the name of the field: the area on a region's page. */
  defaults?: Readonly<Record<string, string | undefined>>;
};

/** The form of a kind: HubSpot's where it is set up, with the native one in the HTML; else the native one. */
export function LeadForm({ kind, labelledBy, defaults = {} }: Props) {
  const hubspot = hubspotSettings(env, kind);
  const content = toFormContent(kind, defaults);

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

function toFormContent(kind: LeadKind, defaults: Readonly<Record<string, string | undefined>>): FormContent {
  const { title, submit, note, groups = {}, fields } = leadForms[kind];
  const isPrefilled = kind === 'partner' || kind === 'contact';
  return {
    kind,
    title,
    submit,
    note,
    groups,
    fields: fields.map((field) => toFormField(field, `${kind}-${field.name}`, defaults[field.name])),
    honeypot: { id: `${kind}-${honeypot.name}`, ...honeypot },
    prefill: {
      sentences: isPrefilled ? prefill[kind] : [],
      fields: isPrefilled ? prefillFields[kind] : [],
    },
    words: formWords,
    phone: { display: company.phone.display, href: company.phone.href },
  };
}

/** A field as data for the browser. */
export function toFormField(field: Form['fields'][number], id: string, defaultValue?: string): FormField {
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
