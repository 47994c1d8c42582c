const number = (count: number) => count.toLocaleString('en-US');
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** "Nov 26, 2026" of "2026-11-26". */
const day = (date: string) => dayFormat.format(new Date(date));
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** A figure, with that of the period before in parentheses. */
const compare = (now: string, before?: string) => (before === undefined ? now : `${now} (${before})`);

type Counts = Record<'seen' | 'begun' | 'stored', number> & { views?: number };
type Speed = Record<'lcp' | 'inp' | 'cls', number | null>;

const steps = { views: 'views', seen: 'seen', begun: 'begun', stored: 'stored' } as const;
const vitals = {
  lcp: ['main content after', seconds],
  inp: ['responds within', (ms: number) => `${ms} ms`],
  cls: ['layout shift', (shift: number) => shift.toFixed(2)],
} as const;

/** The words of the report of visits, for a terminal, the office's list and the monthly email. */
export const visitCopy = {
  none: 'No visits have been counted yet.',
  title: (from: string, until: string) => `Visits from ${day(from)} to ${day(until)}`,
  total: 'All visits',
  pages: 'Page views by first page and source, those with a form seen and begun, and leads stored',
  forms: 'By form',
  place: (landing: string, source: string) =>
    source === 'direct' ? `${landing}, direct` : `${landing} from ${source}`,
  steps: (now: Counts, before?: Counts) =>
    Object.entries(steps)
      .flatMap(([name, words]) => {
        const [count, earlier] = [now[name as keyof Counts], before?.[name as keyof Counts]];
        if (count === undefined) return [];
        return `${compare(number(count), earlier === undefined ? earlier : number(earlier))} ${words}`;
      })
      .join(', '),
  more: (count: number) => `And ${number(count)} more, with fewer page views.`,
  before: (from: string, until: string) => `In parentheses: ${day(from)} to ${day(until)}.`,
  speed: 'Speed of three in four page views (LCP, INP, CLS)',
  vitals: (now: Speed, before?: Speed) =>
    Object.entries(vitals)
      .flatMap(([name, [words, format]]) => {
        const key = name as keyof Speed;
        const [value, earlier] = [now[key], before?.[key] ?? undefined];
        if (value === null) return [];
        return `${words} ${compare(format(value), earlier === undefined ? earlier : format(earlier))}`;
      })
      .join(', '),
  errors: 'Script errors',
  times: (count: number) => (count === 1 ? 'once' : `${number(count)} times`),
  month: (month: string, { views, stored }: Record<'views' | 'stored', number>) =>
    `${month}: ${number(views)} page views, ${number(stored)} ${stored === 1 ? 'form' : 'forms'} stored`,
  fine: 'This email comes on the first day of a month that the office is open. The list of leads shows the last 30 days; more: npm run leads -- report',
} as const;
