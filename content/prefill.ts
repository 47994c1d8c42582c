import { bedroomCounts } from './bedrooms';
import { guestBands } from './guest-bands';
import { commitmentLabels, planNames } from './plans';
import { regions } from './regions';

/** `{value}` in `text` becomes `values[value]` or, if the parameter's value matches `pattern`, that value. */
export type PrefillSentence = {
  parameter: string;
  text: string;
  values?: Readonly<Record<string, string>>;
  pattern?: string;
  /** Whether the value is the id of a home, which the sentence names. */
  isHome?: boolean;
  /** Whether the value is several of these, separated by commas. */
  isList?: boolean;
  /** Whether the value is an ISO date, which the sentence spells out. */
  isDate?: boolean;
  /** Replaces `text` if the URL has this parameter too. */
  with?: { parameter: string; text: string };
  /** The date must be before, or after, the date in the parameter named here, if the URL has that parameter. */
  before?: string;
  after?: string;
};

/** If `parameter` (default: `name`) matches `pattern`, the field `name` gets `value` (default: the parameter's). */
export type PrefillField = { name: string; pattern: string; parameter?: string; value?: string };

const date = '\\d{4}-\\d{2}-\\d{2}';

/** Sentences for the visitor's message, by form. Other query parameters are ignored. */
export const prefill: Readonly<Record<string, readonly PrefillSentence[]>> = {
  partner: [
    { parameter: 'plan', values: planNames, text: 'I am interested in the {value} plan.' },
    {
      parameter: 'commitment',
      values: Object.fromEntries(Object.entries(commitmentLabels).map(([id, { label }]) => [id, label])),
      text: 'Commitment: {value}.',
    },
    { parameter: 'nights', pattern: '[1-9]\\d{0,2}', text: 'Nights booked a year: {value}.' },
    {
      parameter: 'rate',
      pattern: '[1-9]\\d{0,4}(?:\\.\\d{1,2})?',
      text: 'Average nightly rate in US dollars: {value}.',
    },
    { parameter: 'homes', pattern: '[1-9]\\d{0,2}', text: 'Homes: {value}.' },
    {
      parameter: 'uplift',
      pattern: '\\d{1,3}(?:\\.\\d)?',
      text: 'My guess: {value}% more rent with a manager.',
    },
  ],
  contact: [
    {
      parameter: 'property',
      isHome: true,
      text: 'I would like to know when {value} is available.',
      with: { parameter: 'check-in', text: 'Is {value} free?' },
    },
    {
      parameter: 'topic',
      values: { guest: 'guest' },
      text: 'I am looking for a home to rent.',
      with: { parameter: 'homes', text: 'I have a question about homes.' },
    },
    { parameter: 'homes', isHome: true, isList: true, text: 'Is one of these free: {value}?' },
    {
      parameter: 'destination',
      values: Object.fromEntries(regions.map(({ id, name }) => [id, name])),
      text: 'Area: {value}.',
    },
    { parameter: 'check-in', pattern: date, isDate: true, before: 'check-out', text: 'Check-in: {value}.' },
    { parameter: 'check-out', pattern: date, isDate: true, after: 'check-in', text: 'Check-out: {value}.' },
    {
      parameter: 'guests',
      pattern: `${guestBands.join('|').replaceAll('+', '\\+')}|[1-9]\\d?`,
      text: 'Guests: {value}.',
    },
    { parameter: 'dog', values: { yes: 'yes' }, text: 'With a dog.' },
    {
      parameter: 'total',
      pattern: '\\$[1-9][\\d,]{0,8}',
      text: 'Total shown: {value} before taxes.',
    },
  ],
};

/** Fields that links fill in, by form. The calculator sends area, bedrooms and gross revenue in dollars. */
export const prefillFields: Readonly<Record<string, readonly PrefillField[]>> = {
  partner: [
    { name: 'area', pattern: regions.map(({ id }) => id).join('|') },
    { name: 'bedrooms', pattern: bedroomCounts.join('|') },
    { name: 'revenue', pattern: '[1-9]\\d{0,7}' },
  ],
  // People who ask about a home are guests.
  contact: [
    { name: 'topic', pattern: 'guest' },
    { name: 'topic', parameter: 'property', pattern: '.+', value: 'guest' },
  ],
};
