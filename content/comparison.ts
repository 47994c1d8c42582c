import { company } from './company';
import { notice, priceRange } from './plans';

export type Answer = 'yes' | 'partly' | 'no';

export interface ComparisonCell {
  answer: Answer;
  note?: string;
  /** The link of the note. */
  href?: `/${string}`;
}

export const comparisonHeadings = {
  us: company.name,
  local: 'Local competitors',
  national: 'National brands',
} as const;

type ComparisonRow = { capability: string } & Record<keyof typeof comparisonHeadings, ComparisonCell>;

/**
 * Ten capabilities to ask any manager about. The columns about others describe what is common and name no company:
 * change an entry only with a source.
 */
export const comparison: ComparisonRow[] = [
  {
    capability: 'Nightly pricing, set by data and checked by a person',
    us: { answer: 'yes' },
    local: { answer: 'partly', note: 'Often seasonal' },
    national: { answer: 'partly', note: 'By software' },
  },
  {
    capability: 'The fee printed before you ask',
    us: { answer: 'yes', note: priceRange, href: '/plans' },
    local: { answer: 'partly', note: 'Varies' },
    national: { answer: 'partly', note: 'After a call' },
  },
  {
    capability: 'Guests answered around the clock',
    us: { answer: 'partly', note: 'From Professional' },
    local: { answer: 'partly', note: 'Varies' },
    national: { answer: 'yes' },
  },
  {
    capability: 'Inspections with photographs, on a schedule',
    us: { answer: 'yes', note: 'Two to twelve a year' },
    local: { answer: 'partly', note: 'Varies' },
    national: { answer: 'partly', note: 'By market' },
  },
  {
    capability: 'Check after bad weather',
    us: { answer: 'partly', note: 'From Professional' },
    local: { answer: 'partly', note: 'On request' },
    national: { answer: 'partly', note: 'By market' },
  },
  {
    capability: 'Professional photography included',
    us: { answer: 'partly', note: 'From Professional' },
    local: { answer: 'partly', note: 'Often extra' },
    national: { answer: 'yes' },
  },
  {
    capability: 'Local people you can call by name',
    us: { answer: 'yes' },
    local: { answer: 'yes' },
    national: { answer: 'partly', note: 'By market' },
  },
  {
    capability: 'Monthly statement and payout',
    us: { answer: 'yes' },
    local: { answer: 'yes' },
    national: { answer: 'yes' },
  },
  {
    capability: 'Owner portal with your calendar and reports',
    us: { answer: 'yes' },
    local: { answer: 'partly', note: 'Varies' },
    national: { answer: 'yes' },
  },
  {
    capability: 'No long contract needed',
    us: { answer: 'yes', note: notice },
    local: { answer: 'partly', note: 'Varies' },
    national: { answer: 'partly', note: 'Varies' },
  },
];

export const comparisonNote =
  '“Partly” in our own column: the plan named below includes it, Essential does not. The two columns on the right describe what owners in this market are commonly offered, not any one company. Ask each manager for the answer in writing, and hold us to ours.';
