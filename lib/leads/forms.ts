import { z } from 'zod';
import {
  type CheckedFieldCopy,
  type FieldCopy,
  type FormCopy,
  formCopy,
  formMessages,
} from '../../content/forms.ts';
import { parseInstant } from '../meetings/slots.ts';
import { slotWords } from '../meetings/words.ts';
import {
  agreementField,
  choiceField,
  emailField,
  type Field,
  inputField,
  messageField,
  moneyField,
  phoneField,
  textField,
  type Value,
} from './fields.ts';
import { line, mailbox } from './same-person.ts';

export const leadKinds = ['newsletter', 'partner', 'referral', 'contact', 'about', 'meeting'] as const;
export type LeadKind = (typeof leadKinds)[number];

export type LeadData = Record<string, Value>;

/** A form: markup, browser checks, server checks, delivery and export all follow from this. */
export type LeadForm = ReturnType<typeof form>;

function form(
  kind: LeadKind,
  /** The page it stands on, for a way back, and the one that thanks. */
  addresses: { page: '/' | `/${string}`; redirect: `/${string}/thank-you` },
  fields: readonly Field[],
  check: (lead: LeadData) => Record<string, string> = () => ({}),
) {
  const shape = Object.fromEntries(
    fields.map(({ name, schema, required }) => [name, required ? schema : schema.optional()]),
  );
  const schema = z
    .object(shape)
    // Without what was left empty.
    .transform((values) => Object.fromEntries(Object.entries(values).filter(isGiven)))
    .check(({ value, issues }) => {
      for (const [field, message] of Object.entries(check(value)))
        issues.push({ code: 'custom', path: [field], message, input: undefined });
    });
  const copy: FormCopy = formCopy[kind];
  return { ...copy, kind, fields, schema, ...addresses };
}

const isGiven = (entry: [string, Value | undefined]): entry is [string, Value] => entry[1] !== undefined;

/** What is wrong with a referral beyond its single fields, by the field where it is said. */
function checkReferral({ email, phone, ownerEmail, ownerPhone }: LeadData): Record<string, string> {
  return {
    ...(!ownerEmail && !ownerPhone && { ownerEmail: formMessages.ownerContact }),
    ...(isSame(email, ownerEmail, mailbox) && { ownerEmail: formMessages.selfReferral }),
    ...(isSame(phone, ownerPhone, line) && { ownerPhone: formMessages.selfReferral }),
  };
}

const isSame = (one: Value | undefined, other: Value | undefined, toKey: (text: string) => string) =>
  Boolean(one && other) && toKey(String(one)) === toKey(String(other));

/** The form of `contact` and of `about`, with one copy for both (`contactAndAbout` in content/forms.ts). */
function contactForm(kind: 'contact' | 'about'): LeadForm {
  const copy = formCopy[kind].fields;
  return form(kind, { page: `/${kind}#contact-form`, redirect: `/${kind}/thank-you` }, [
    nameField(copy.name),
    emailField('email', copy.email),
    phoneField('phone', copy.phone, { required: false }),
    choiceField('topic', copy.topic),
    messageField('message', copy.message),
  ]);
}

const nameField = (copy: FieldCopy, span = false) => textField('name', copy, { autoComplete: 'name', span });

const propertyField = (copy: FieldCopy, required = true) =>
  textField('property', copy, { autoComplete: 'address-line1', maxLength: 200, span: true, required });

/** The start of a meeting, kept as an instant in UTC. Whether it is free is for lib/meetings to say. */
function slotField(name: string, copy: CheckedFieldCopy): Field {
  const toWords: Field['toWords'] = (value) => slotWords(Date.parse(String(value)));
  return inputField(name, copy, { maxLength: 40, toWords }, (text) => {
    const instant = parseInstant(text);
    return instant === null ? null : new Date(instant).toISOString();
  });
}

/** The fields of one fieldset. */
const inGroup = (group: string, fields: Field[]) => fields.map((field) => ({ ...field, group }));

const { newsletter, partner, referral, meeting } = formCopy;

/** Every native form by its kind (rulings, section 4). */
export const leadForms: Record<LeadKind, LeadForm> = {
  newsletter: form('newsletter', { page: '/', redirect: '/marketing/thank-you' }, [
    emailField('email', newsletter.fields.email),
  ]),
  partner: form('partner', { page: '/partner#revenue-analysis', redirect: '/partner/thank-you' }, [
    ...inGroup('home', [
      propertyField(partner.fields.property),
      choiceField('area', partner.fields.area),
      choiceField('bedrooms', partner.fields.bedrooms, { numeric: true }),
      moneyField('revenue', partner.fields.revenue, { required: false }),
      choiceField('management', partner.fields.management),
    ]),
    ...inGroup('you', [
      nameField(partner.fields.name, true),
      emailField('email', partner.fields.email),
      phoneField('phone', partner.fields.phone),
      messageField('message', partner.fields.message, { required: false }),
    ]),
  ]),
  referral: form(
    'referral',
    { page: '/referral#referral-form', redirect: '/referral/thank-you' },
    [
      ...inGroup('you', [
        nameField(referral.fields.name),
        choiceField('role', referral.fields.role),
        emailField('email', referral.fields.email),
        phoneField('phone', referral.fields.phone),
      ]),
      ...inGroup('owner', [
        textField('ownerName', referral.fields.ownerName, { autoComplete: 'off' }),
        choiceField('area', referral.fields.area),
        emailField('ownerEmail', referral.fields.ownerEmail, { autoComplete: 'off', required: false }),
        phoneField('ownerPhone', referral.fields.ownerPhone, { autoComplete: 'off', required: false }),
        messageField('message', referral.fields.message, { required: false }),
        agreementField('consent', referral.fields.consent),
      ]),
    ],
    checkReferral,
  ),
  contact: contactForm('contact'),
  about: contactForm('about'),
  meeting: form('meeting', { page: '/partner#book-a-time', redirect: '/partner/thank-you' }, [
    slotField('slot', meeting.fields.slot),
    nameField(meeting.fields.name, true),
    emailField('email', meeting.fields.email),
    phoneField('phone', meeting.fields.phone),
    propertyField(meeting.fields.property, false),
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
