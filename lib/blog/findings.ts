/** The severity of every problem that `npm run contentful -- check` reports, worst first. */
export const problemLevels = {
  'no-title': 'error',
  'no-body': 'error',
  'unresolved-link': 'error',
  'duplicate-slug': 'error',
  'unsafe-link': 'error',
  unreadable: 'warning',
  'left-out': 'warning',
  'lost-picture': 'warning',
  'dead-anchor': 'warning',
  'odd-link': 'warning',
  'unused-field': 'warning',
  'changed-slug': 'warning',
  'changed-text': 'warning',
  'duplicate-title': 'warning',
  'no-alt-text': 'warning',
  'future-date': 'warning',
  'small-picture': 'warning',
  'large-picture': 'warning',
  'no-category': 'warning',
  'heading-order': 'warning',
  'control-character': 'warning',
} as const;

/** In `lib/blog/body`, `message` lacks its subject: `buildBody` puts "The field content1", for example, before it. */
export type Report = (problem: keyof typeof problemLevels, message: string) => void;
