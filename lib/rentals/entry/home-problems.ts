/** The severity of a problem with a home's entry, worst first. With an error, the site leaves the home out. */
export const homeProblemLevels = {
  'no-title': 'error',
  'missing-field': 'error',
  'unknown-area': 'error',
  'reserved-slug': 'error',
  'duplicate-slug': 'error',
  'no-picture': 'error',
  'too-large': 'error',
  'no-price': 'warning',
  'unreadable-line': 'warning',
  'unreadable-field': 'warning',
  'empty-field': 'warning',
  'lost-picture': 'warning',
  'no-alt-text': 'warning',
  'small-picture': 'warning',
  'large-picture': 'warning',
  'changed-slug': 'warning',
  'duplicate-booking-id': 'warning',
} as const;

export interface HomeProblem {
  problem: keyof typeof homeProblemLevels;
  level: 'error' | 'warning';
  message: string;
}

export type ReportHome = (problem: HomeProblem['problem'], message: string) => void;
