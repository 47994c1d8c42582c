import { z } from 'zod';
import { formCopy, formMessages } from '../../content/forms.ts';
import {
  agreementField,
  choiceField,
  emailField,
  type Field,
  messageField,
  moneyField,
  phoneField,
  textField,
  type Value,
} from './fields.ts';
import { samePerson } from './same-person.ts';
import { slotField } from './slot-field.ts';

export const leadKinds = ['newsletter', 'partner', 'referral', 'contact', 'about', 'meeting'] as const;
export type LeadKind = (typeof leadKinds)[number];

export type LeadData = Record<string, Value>;

/** A form: markup, browser checks, server checks, delivery and export all follow from this. */
export type LeadForm = {
  kind: LeadKind;
  title: string;
  submit: string;
  note: string;
  /** The titles of its fieldsets, where it has any. */
  groups: Readonly<Record<string, string>>;
  fields: readonly Field[];
  schema: z.ZodType<LeadData>;
  /** The page it stands on, for a way back. */
  page: '/' | `/${string}`;
  redirect: `/${string}/thank-you`;
};

type Rule = { path: string; error: string; holds: (lead: LeadData) => boolean };

function form(
  kind: LeadKind,
  addresses: Pick<LeadForm, 'page' | 'redirect'>,
  fields: readonly Field[],
  rules: readonly Rule[] = [],
): LeadForm {
  const { title, submit, note, ...copy } = formCopy[kind];
  const shape = Object.fromEntries(fields.map((field) => [field.name, field.schema]));
  const nothing = Object.fromEntries(fields.map((field) => [field.name, undefined]));
  const schema = z
    .preprocess((body) => ({ ...nothing, ...(body as object) }), z.object(shape))
    .transform((values) => Object.fromEntries(fields.flatMap(({ name }) => entry(name, values[name]))))
    .check((context) => {
      for (const { path, error, holds } of rules) {
        if (!holds(context.value))
          context.issues.push({ code: 'custom', path: [path], message: error, input: undefined });
      }
    });
  return {
    kind,
    title,
    submit,
    note,
    groups: 'groups' in copy ? copy.groups : {},
    fields,
    schema,
    ...addresses,
  };
}

/** In the order of the form, and without what was left empty. */
const entry = (name: string, value: Value | undefined): [string, Value][] =>
  value === undefined ? [] : [[name, value]];

const text = (value: Value | undefined) => (typeof value === 'string' ? value : undefined);

/** The fields of both `contact` and `about`, with one copy for both (`contactAndAbout` in content/forms.ts). */
function contactAndAboutFields(copy: typeof formCopy.contact.fields): Field[] {
  return [
    textField('name', copy.name, { autoComplete: 'name' }),
    emailField('email', copy.email, { autoComplete: 'email' }),
    phoneField('phone', copy.phone, { autoComplete: 'tel', required: false }),
    choiceField('topic', copy.topic),
    messageField('message', copy.message),
  ];
}

const { newsletter, partner, referral, contact, about, meeting } = formCopy;

/** Every native form by its kind (rulings, section 4). */
export const leadForms: Record<LeadKind, LeadForm> = {
  newsletter: form('newsletter', { page: '/', redirect: '/marketing/thank-you' }, [
    emailField('email', newsletter.fields.email, { autoComplete: 'email' }),
  ]),
  partner: form('partner', { page: '/partner#revenue-analysis', redirect: '/partner/thank-you' }, [
    textField('property', partner.fields.property, {
      autoComplete: 'address-line1',
      maxLength: 200,
      span: true,
      group: 'home',
    }),
    choiceField('area', partner.fields.area, { group: 'home' }),
    choiceField('bedrooms', partner.fields.bedrooms, { numeric: true, group: 'home' }),
    moneyField('revenue', partner.fields.revenue, { required: false, group: 'home' }),
    choiceField('management', partner.fields.management, { group: 'home' }),
    textField('name', partner.fields.name, { autoComplete: 'name', span: true, group: 'you' }),
    emailField('email', partner.fields.email, { autoComplete: 'email', group: 'you' }),
    phoneField('phone', partner.fields.phone, { autoComplete: 'tel', group: 'you' }),
    messageField('message', partner.fields.message, { required: false, group: 'you' }),
  ]),
  referral: form(
    'referral',
    { page: '/referral#referral-form', redirect: '/referral/thank-you' },
    [
      textField('name', referral.fields.name, { autoComplete: 'name', group: 'you' }),
      choiceField('role', referral.fields.role, { group: 'you' }),
      emailField('email', referral.fields.email, { autoComplete: 'email', group: 'you' }),
      phoneField('phone', referral.fields.phone, { autoComplete: 'tel', group: 'you' }),
      textField('ownerName', referral.fields.ownerName, { autoComplete: 'off', group: 'owner' }),
      choiceField('area', referral.fields.area, { group: 'owner' }),
      emailField('ownerEmail', referral.fields.ownerEmail, {
        autoComplete: 'off',
        required: false,
        group: 'owner',
      }),
      phoneField('ownerPhone', referral.fields.ownerPhone, {
        autoComplete: 'off',
        required: false,
        group: 'owner',
      }),
      messageField('message', referral.fields.message, { required: false, group: 'owner' }),
      agreementField('consent', referral.fields.consent, { group: 'owner' }),
    ],
    [
      {
        path: 'ownerEmail',
        error: formMessages.ownerContact,
        holds: ({ ownerEmail, ownerPhone }) => Boolean(ownerEmail || ownerPhone),
      },
      {
        path: 'ownerEmail',
        error: formMessages.selfReferral,
        holds: (lead) => !samePerson({ email: text(lead.email) }, { email: text(lead.ownerEmail) }),
      },
      {
        path: 'ownerPhone',
        error: formMessages.selfReferral,
        holds: (lead) => !samePerson({ phone: text(lead.phone) }, { phone: text(lead.ownerPhone) }),
      },
    ],
  ),
  contact: form(
    'contact',
    { page: '/contact#contact-form', redirect: '/contact/thank-you' },
    contactAndAboutFields(contact.fields),
  ),
  about: form(
    'about',
    { page: '/about#contact-form', redirect: '/about/thank-you' },
    contactAndAboutFields(about.fields),
  ),
  meeting: form('meeting', { page: '/partner#book-a-time', redirect: '/partner/thank-you' }, [
    slotField('slot', meeting.fields.slot),
    textField('name', meeting.fields.name, { autoComplete: 'name', span: true }),
    emailField('email', meeting.fields.email, { autoComplete: 'email' }),
    phoneField('phone', meeting.fields.phone, { autoComplete: 'tel' }),
    textField('property', meeting.fields.property, {
      autoComplete: 'address-line1',
      maxLength: 200,
      required: false,
      span: true,
    }),
    messageField('message', meeting.fields.message, { required: false }),
  ]),
};

/** The name of every field, once. */
export const fieldNames = [
  ...new Set(leadKinds.flatMap((kind) => leadForms[kind].fields.map(({ name }) => name))),
];

/** The form of that kind which is sent to `/api/leads/{kind}`; null if there is none. Meetings have their own address. */
export function getLeadForm(kind: string): LeadForm | null {
  return kind !== 'meeting' && leadKinds.includes(kind as LeadKind) ? leadForms[kind as LeadKind] : null;
}

/** A field that people never see and programs fill in. */
export const honeypot = { name: 'website', label: 'Website' } as const;
