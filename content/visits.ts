import { formatCount, formatNumber } from './numbers';

const formatSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Formats a figure, followed by that of the previous period in parentheses. */
const formatFigure = (format: (figure: number) => string, now: number, before?: number | null) =>
  typeof before === 'number' ? `${format(now)} (${format(before)})` : format(now);

const steps = ['views', 'seen', 'begun', 'stored'] as const;
type Counts = Partial<Record<(typeof steps)[number], number>>;

const vitals = [
  ['lcp', 'main content after', formatSeconds],
  ['inp', 'responds within', (ms: number) => `${ms} ms`],
  ['cls', 'layout shift', (shift: number) => shift.toFixed(2)],
] as const;
type Speed = Record<(typeof vitals)[number][0], number | null>;

/** Copy for the report on visits, in the terminal, the office's list and the monthly email. */
export const visitCopy = {
  none: 'No visits have been counted yet.',
  title: (from: string, until: string) => `Visits from ${from} to ${until}`,
  total: 'All visits',
  pages: 'Page views by first page and source, those with a form seen and begun, and leads stored',
  forms: 'By form',
  place: (landing: string, source: string) => {
    const page = landing === '/' ? 'Home page' : landing;
    return source === 'direct' ? `${page}, direct` : `${page} from ${source}`;
  },
  steps: (now: Counts, before?: Counts) =>
    steps
      .flatMap((step) => {
        const count = now[step];
        return count === undefined ? [] : `${formatFigure(formatNumber, count, before?.[step])} ${step}`;
      })
      .join(', '),
  more: (count: number) => `And ${formatNumber(count)} more, with fewer page views.`,
  before: (from: string, until: string) => `In parentheses: ${from} to ${until}.`,
  speed: 'Speed of three in four page views (LCP, INP, CLS)',
  vitals: (now: Speed, before?: Speed) =>
    vitals
      .flatMap(([vital, words, format]) => {
        const value = now[vital];
        return value === null ? [] : `${words} ${formatFigure(format, value, before?.[vital])}`;
      })
      .join(', '),
  errors: 'Script errors',
  month: (month: string, { views, stored }: Record<'views' | 'stored', number>) =>
    `${month}: ${formatNumber(views)} page views, ${formatCount(formatNumber(stored), 'form')} stored`,
  fine: 'This email comes on the first day of a month that the office is open. The list of leads shows the last 30 days; more: npm run leads -- report',
} as const;
