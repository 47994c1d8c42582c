import { toOneLine } from '@/lib/platform/text-table';
/** The severity of every problem that `npm run contentful -- check` reports, worst first. */
export const problemLevels = {
  'no-title': 'error',
  'no-body': 'error',
  'missing-field': 'error',
  'unknown-area': 'error',
  'no-picture': 'error',
  'too-large': 'error',
  'unresolved-link': 'error',
  'reserved-slug': 'error',
  'duplicate-slug': 'error',
  'unsafe-link': 'error',
  unreadable: 'warning',
  'no-price': 'warning',
  'unreadable-line': 'warning',
  'unreadable-field': 'warning',
  'empty-field': 'warning',
  'left-out': 'warning',
  'lost-picture': 'warning',
  'dead-anchor': 'warning',
  'odd-link': 'warning',
  'unused-field': 'warning',
  'changed-slug': 'warning',
  'changed-text': 'warning',
  'duplicate-title': 'warning',
  'duplicate-booking-id': 'warning',
  'no-alt-text': 'warning',
  'future-date': 'warning',
  'small-picture': 'warning',
  'large-picture': 'warning',
  'no-category': 'warning',
  'heading-order': 'warning',
  'control-character': 'warning',
} as const;

export type ProblemName = keyof typeof problemLevels;

/** In `lib/blog/body`, `message` lacks its subject: `buildBody` puts "The field content1", for example, before it. */
export type Report = (problem: ProblemName, message: string) => void;

export interface Problem {
  /** The id of the entry. */
  entry: string;
  title: string;
  level: 'error' | 'warning';
  problem: ProblemName;
  message: string;
}

/** `count` is the number of entries that were checked. */
export type CheckedEntries = { count: number; problems: Problem[] };

/** Returns a list of the problems of an entry, and the function that adds to it. It adds each message only once. */
export function collectProblems(entry: string, title: string) {
  const problems: Problem[] = [];
  const report: Report = (problem, message) => {
    if (problems.some((other) => other.message === message)) return;
    problems.push({ entry, title, level: problemLevels[problem], problem, message });
  };
  return { problems, report };
}

/** Returns the worst problems first. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const order = Object.keys(problemLevels);
  return problems.toSorted((one, other) => order.indexOf(one.problem) - order.indexOf(other.problem));
}

export function checkSlug(written: string | undefined, used: string, report: Report): void {
  if (written && written !== used)
    report(
      'changed-slug',
      `The field slug is “${toOneLine(written, 60)}”, but the address ends in “${used}”.`,
    );
}
