import { z } from 'zod';
import { type FormCopy, formCopy, formMessages } from '@/content/forms';
import { mailboxOf, phoneLineOf } from '@/lib/database/person-keys';
import { type Field, type FieldSettings, toField, type Value } from './fields';

/** The forms that post to `/api/leads/{kind}`. */
export type FormKind = keyof typeof formCopy;
export const formKinds = Object.keys(formCopy) as FormKind[];

export type LeadData = Record<string, Value>;

/** A field of a form. `group` is the name of the first field in the same fieldset, if the form has fieldsets. */
export type FormField = Field & { group: string | undefined };

export type LeadForm = Omit<FormCopy, 'fields'> & {
  kind: string;
  fields: FormField[];
  schema: z.ZodType<LeadData>;
  page: FormSettings['page'];
  /** The thank-you page. */
  redirect: `/${string}`;
};

type FormSettings = {
  /** `page` is the page with the form. `section` is the first part of the thank-you page's path. */
  page: '/' | `/${string}`;
  section: string;
  fields?: Record<string, FieldSettings>;
  /** Checks fields against each other. Returns error messages by field name. */
  check?: (lead: LeadData) => Record<string, string>;
};

export function toForm(
  kind: string,
  copy: FormCopy,
  { fields: settings = {}, check = () => ({}), page, section }: FormSettings,
): LeadForm {
  const names = Object.keys(copy.fields);
  const firstFields = Object.keys(copy.groups ?? {});
  const fields = Object.entries(copy.fields).map(([name, fieldCopy], at) => ({
    ...toField(name, fieldCopy, settings[name]),
    group: firstFields.findLast((first) => names.indexOf(first) <= at),
  }));
  const schema = z
    .object(
      Object.fromEntries(
        fields.map(({ name, schema, required }) => [name, required ? schema : schema.optional()]),
      ),
    )
    .transform((values) => Object.fromEntries(Object.entries(values).filter(hasValue)))
    .check(({ value, issues }) => {
      for (const [field, message] of Object.entries(check(value)))
        issues.push({ code: 'custom', path: [field], message, input: undefined });
    });
  return { ...copy, kind, fields, schema, page, redirect: `/${section}/thank-you` };
}

const hasValue = (entry: [string, Value | undefined]): entry is [string, Value] =>
  entry[1] !== undefined && entry[1] !== '';

function checkReferral({ email, phone, ownerEmail, ownerPhone }: LeadData): Record<string, string> {
  return {
    ...(!ownerEmail && !ownerPhone && { ownerEmail: formMessages.ownerContact }),
    ...(isSame(email, ownerEmail, mailboxOf) && { ownerEmail: formMessages.selfReferral }),
    ...(isSame(phone, ownerPhone, phoneLineOf) && { ownerPhone: formMessages.selfReferral }),
  };
}

const isSame = (one: Value | undefined, other: Value | undefined, toKey: (text: string) => string) =>
  Boolean(one && other) && toKey(String(one)) === toKey(String(other));

const form = (kind: FormKind, settings: FormSettings) => toForm(kind, formCopy[kind], settings);

export const leadForms: Record<FormKind, LeadForm> = {
  newsletter: form('newsletter', { page: '/', section: 'marketing' }),
  partner: form('partner', { page: '/partner#revenue-analysis', section: 'partner' }),
  referral: form('referral', { page: '/referral#referral-form', section: 'referral', check: checkReferral }),
  contact: form('contact', { page: '/contact#contact-form', section: 'contact' }),
  about: form('about', { page: '/about#contact-form', section: 'about' }),
};

export const fieldNames = [
  ...new Set(formKinds.flatMap((kind) => leadForms[kind].fields.map(({ name }) => name))),
];

export function getLeadForm(kind: string): LeadForm | null {
  return formKinds.includes(kind as FormKind) ? leadForms[kind as FormKind] : null;
}

/** A hidden field that only bots fill in: browsers and password managers ignore a field of this name. */
export const honeypot = { name: 'subject', label: 'Subject' } as const;

/** Returns the first error message of each invalid field by its name, in the order of the form. */
export function toFieldErrors(error: z.ZodError<LeadData>): Record<string, string> {
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, messages]) => [name, messages?.[0] ?? '']),
  );
}
