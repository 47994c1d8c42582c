const number = (count: number) => count.toLocaleString('en-US');
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** A figure, with that of the period before in parentheses. */
const compare = (now: string, before?: string) => (before === undefined ? now : `${now} (${before})`);

type Counts = Record<'views' | 'seen' | 'begun' | 'stored', number>;
type Speed = Record<'lcp' | 'inp' | 'cls', number | null>;

const steps = { views: 'page views', seen: 'form seen', begun: 'begun', stored: 'stored' } as const;
const vitals = {
  lcp: ['main content after', seconds],
  inp: ['responds within', (ms: number) => `${ms} ms`],
  cls: ['layout shift', (shift: number) => shift.toFixed(2)],
} as const;

/** The words of the report of visits, for a terminal, the office's list and the monthly email. */
export const visitCopy = {
  none: 'No visits have been counted yet.',
  title: (from: string, until: string) => `Visits from ${from} to ${until}`,
  total: 'All visits',
  pages: 'By first page and source',
  place: (landing: string, source: string) =>
    source === 'direct' ? `${landing}, direct` : `${landing} from ${source}`,
  steps: (now: Counts, before?: Counts) =>
    Object.entries(steps)
      .map(([name, words]) => {
        const key = name as keyof Counts;
        return `${compare(number(now[key]), before && number(before[key]))} ${words}`;
      })
      .join(', '),
  more: (count: number) => `And ${number(count)} more, with fewer page views.`,
  before: (from: string, until: string) => `In parentheses: ${from} to ${until}.`,
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
  month: (month: string, { views, stored }: Counts) =>
    `${month}: ${number(views)} page views, ${number(stored)} ${stored === 1 ? 'form' : 'forms'} stored`,
  fine: 'This email comes on the first day of a month that the office is open. The list of leads shows the last 30 days; more: npm run leads -- report',
} as const;
