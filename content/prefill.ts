import { bedroomCounts } from './bedrooms';
import { guestBands } from './guest-bands';
import { commitmentLabels, planNames } from './plans';
import { regions } from './regions';
import { rentals } from './rentals';

/** A sentence for a parameter of the address; `{value}` stands for its name in `values`, or for itself where it fits `pattern`. */
export type PrefillSentence = {
  parameter: string;
  text: string;
  values?: Readonly<Record<string, string>>;
  pattern?: string;
  /** Parameters whose values must come later, or earlier, where they are given. */
  before?: string;
  after?: string;
};

/** A field that a parameter of the same name fills in, where its value fits `pattern`. */
export type PrefillField = { name: string; pattern: string };

const date = '\\d{4}-\\d{2}-\\d{2}';

/** By the kind of form: what a link to it chose, as sentences in the visitor's own message. Anything else in the address is ignored. */
export const prefill: Readonly<Record<string, readonly PrefillSentence[]>> = {
  partner: [
    { parameter: 'plan', values: planNames, text: 'I am interested in the {value} plan.' },
    {
      parameter: 'commitment',
      values: Object.fromEntries(Object.entries(commitmentLabels).map(([id, { label }]) => [id, label])),
      text: 'Commitment: {value}.',
    },
  ],
  contact: [
    {
      parameter: 'property',
      values: Object.fromEntries(rentals.map(({ id, title }) => [id, title])),
      text: 'I would like to know when {value} is available.',
    },
    { parameter: 'check-in', pattern: date, before: 'check-out', text: 'Check-in: {value}.' },
    { parameter: 'check-out', pattern: date, after: 'check-in', text: 'Check-out: {value}.' },
    { parameter: 'guests', pattern: guestBands.join('|').replaceAll('+', '\\+'), text: 'Guests: {value}.' },
  ],
};

/** What a link to a form puts into its fields: the plans page's calculator sends the area, the bedrooms and the gross in dollars. */
export const prefillFields: Readonly<Record<string, readonly PrefillField[]>> = {
  partner: [
    { name: 'area', pattern: regions.map(({ id }) => id).join('|') },
    { name: 'bedrooms', pattern: bedroomCounts.join('|') },
    { name: 'revenue', pattern: '[1-9]\\d{0,7}' },
  ],
};
