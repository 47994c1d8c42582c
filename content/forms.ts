import { bedroomCounts } from './bedrooms';
import { answerTime, company } from './company';
import { limits } from './limits';
import { formatNumber } from './numbers';
import { inOneRegion, regions } from './regions';
import { spellCount } from './spell-count';

/** The copy of one field. */
export type FieldCopy = {
  label: string;
  hint?: string;
  placeholder?: string;
  options?: readonly Option[];
  /** The error if it is empty. A field without this is optional. */
  missing?: string;
  /** The error if the value is invalid. */
  invalid?: string;
};

type Option = {
  value: string;
  label: string;
  /** The error if this option is chosen. */
  rejected?: string;
};

export const email = {
  label: 'Email',
  missing: 'Enter an address like name@example.com.',
  invalid: 'Enter an address like name@example.com.',
} satisfies FieldCopy;

/** A phone number with our area code. */
const examplePhone = `(${company.phone.e164.slice(2, 5)}) 555-0100`;

const optionalPhone = {
  label: 'Phone',
  placeholder: examplePhone,
  invalid: `Enter a phone number like ${examplePhone}, with the country code if it is outside the US.`,
} satisfies FieldCopy;

export const phone = { ...optionalPhone, missing: `Enter a phone number like ${examplePhone}.` };

export const name = { label: 'Your name', missing: 'Enter your name.' } satisfies FieldCopy;

const regionOptions: Option[] = regions.map(({ id, name }) => ({ value: id, label: name }));

const area = {
  label: 'Area',
  options: [...regionOptions, { value: 'other', label: 'Somewhere else' }],
  missing: 'Choose the area the home is in.',
  invalid: 'Choose an area from the list.',
} satisfies FieldCopy;

/** Shared by two forms: `contact` on /contact, and `about` on /about, /team and /mission. */
const contactFields = {
  name,
  email,
  phone: optionalPhone,
  topic: {
    label: 'I am writing as',
    options: [
      { value: 'guest', label: 'A guest' },
      { value: 'owner', label: 'A homeowner' },
      { value: 'partner', label: 'A business or referral partner' },
      { value: 'other', label: 'Someone else' },
    ],
    missing: 'Choose who you are writing as.',
    invalid: 'Choose an entry from the list.',
  },
  message: { label: 'Message', missing: 'Write a line or two about how we can help.' },
} satisfies Record<string, FieldCopy>;

/** The copy of the native forms, by kind. */
export const formCopy = {
  newsletter: {
    title: 'Newsletter',
    submit: 'Sign up',
    note: 'To unsubscribe, reply to any of our emails. We never sell your address.',
    fields: { email: { ...email, label: 'Email address', placeholder: 'you@example.com' } },
  },
  partner: {
    title: 'Get Your Free Revenue Analysis',
    submit: 'Send my analysis',
    note: 'No obligation, no list-selling. We send the analysis, then wait for you.',
    groups: { property: 'The home', name: 'You' },
    fields: {
      property: {
        label: 'Address or community',
        hint: 'Of the home you would rent out, even if you live elsewhere.',
        missing: 'Enter the address of the home, or the community it is in.',
      },
      area,
      bedrooms: {
        label: 'Bedrooms',
        options: bedroomCounts.map((count) => ({ value: count, label: count })),
        missing: 'Choose the number of bedrooms.',
        invalid: `Choose a number of bedrooms from 1 to ${bedroomCounts.length}.`,
      },
      revenue: {
        label: 'Gross revenue per year',
        placeholder: '$',
        invalid: 'Enter a dollar amount like 85,000, or leave this empty.',
      },
      management: {
        label: 'Managed today by',
        options: [
          { value: 'self', label: 'Myself' },
          { value: 'local', label: 'A local company' },
          { value: 'national', label: 'A national brand' },
          { value: 'new', label: 'New to renting' },
        ],
        missing: 'Choose who manages the home today.',
        invalid: 'Choose an entry from the list.',
      },
      name,
      email,
      phone,
      message: { label: 'Anything we should know?' },
    },
  },
  referral: {
    title: 'Submit a Referral',
    submit: 'Submit referral',
    note: `We contact the owner within ${answerTime} and mention your name.`,
    groups: { name: 'You', ownerName: 'The owner' },
    fields: {
      name,
      role: {
        label: 'I am',
        options: [
          { value: 'owner', label: 'A property owner' },
          { value: 'agent', label: 'A real estate agent' },
          { value: 'partner', label: 'A business partner' },
        ],
        missing: 'Choose who you are.',
        invalid: 'Choose an entry from the list.',
      },
      email,
      phone,
      ownerName: { label: 'Owner’s name', missing: 'Enter the name of the owner you refer.' },
      area: {
        ...area,
        options: [
          ...regionOptions,
          {
            value: 'other',
            label: 'Outside of these areas',
            rejected: `Only ${company.coast} properties count: the home must be ${inOneRegion}.`,
          },
        ],
      },
      ownerEmail: {
        label: 'Owner’s email',
        hint: 'An email or a phone number: one is enough.',
        invalid: email.invalid,
      },
      ownerPhone: { label: 'Owner’s phone', invalid: phone.invalid },
      message: { label: 'Anything we should know?' },
      consent: {
        label: `The owner has agreed to be contacted by ${company.name}.`,
        missing: 'Ask the owner first, then check this box.',
      },
    },
  },
  contact: {
    title: 'Write to us',
    submit: 'Send message',
    note: `We reply within ${answerTime}.`,
    fields: contactFields,
  },
  about: {
    title: 'Join Us on Our Journey',
    submit: 'Send message',
    note: `We reply within ${answerTime}.`,
    fields: contactFields,
  },
} satisfies Record<string, FormCopy>;

export type FormCopy = {
  title: string;
  submit: string;
  note: string;
  /** The titles of fieldsets, by the name of their first field. */
  groups?: Record<string, string>;
  fields: Record<string, FieldCopy>;
};

export const formMessages = {
  choose: 'Choose…',
  optional: '(optional)',
  sending: 'Sending…',
  tooLong: (limit: number) => `Keep this to ${formatNumber(limit)} characters or fewer.`,
  plainText: 'Enter plain text here.',
  ownerContact: 'Enter the owner’s email or phone number, so that we can reach them.',
  selfReferral:
    'You can’t refer yourself: enter an owner with a different email and phone number from your own.',
  correct: 'Please correct these fields and send the form again.',
  correctTitle: 'Almost there',
  rejectedTitle: 'That didn’t work',
  back: 'Back to the page',
  unreachable:
    'We could not send this just now. Everything you typed is still here: try again in a minute, or call us at',
  receipt: 'Your receipt number is',
  receiptUse: 'Mention it when you call or write, and we’ll know right away what it’s about.',
} as const;

/** Messages of failed requests, by error code. */
export const errorMessages = {
  malformed: 'We could not read this request. Please go back and send the form again.',
  'cross-origin':
    'Forms can only be sent from our own pages. Please open our site and send the form from there.',
  'unknown-form': 'We have no such form. You can still reach us through our contact page.',
  'method-not-allowed':
    'This address only accepts submitted forms. Please go back to the form and send it from there.',
  'too-large': 'Your message is too long. Please shorten it and send it again.',
  'unsupported-type': 'This kind of content is not accepted. Send the form as form data or JSON.',
  'invalid-fields': 'Some fields need another look.',
  'too-many-requests': 'That was a lot at once. Please wait a minute and send the form again.',
  'not-stored':
    'We could not save your request just now, and we don’t want to lose it. Please call us, or try again in a minute.',
  'not-available': 'We could not load this just now. Please try again in a minute.',
  'unknown-meeting':
    'We can’t find this call. Your link may be incomplete: please open the whole link that we gave you.',
  'slot-taken': 'Somebody just took that time. Please choose another one.',
  'too-many-meetings': `You have ${spellCount(limits.upcomingCalls)} calls with us already. To arrange another one, call us at ${company.phone.display}.`,
  'too-many-changes': `You’ve reached today’s limit for booking or moving calls. Call us at ${company.phone.display} and we’ll find a time together.`,
  'too-many-leads': `We’ve received more messages from your network today than our forms can take. Call us at ${company.phone.display} and we’ll take it from there.`,
  'meeting-over': 'This call is over or was canceled, so it can’t be changed. You can book another one.',
  'unknown-lead': 'There is no such page, or its link has expired. “npm run leads -- link” makes another.',
  'lead-quarantined':
    'This lead was set aside as spam, so nothing is sent to its address. “npm run leads -- redeliver” with its receipt takes it up.',
  'note-too-long': `A note can have at most ${limits.note} characters. Please shorten it.`,
  'no-such-time':
    'That time doesn’t exist, has passed, or is more than a year away. Choose a free time, or enter another one.',
  'changed-meanwhile': 'Nothing was changed, because somebody else changed this first.',
  'unknown-action': 'We could not tell what to change. Please go back and choose again.',
} as const;

export type ErrorCode = keyof typeof errorMessages;
