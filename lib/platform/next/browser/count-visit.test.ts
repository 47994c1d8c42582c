import { expect, test } from 'vitest';
import { parseBeacon } from '@/lib/visits/beacon';
import { countVisitCode } from './count-visit.ts';

const HOST = 'seaoats.example';
const origin = `https://${HOST}`;

type Entry = { startTime?: number; activationStart?: number; value?: number };
type Visit = {
  /** The first page of the visit. */
  first?: string;
  referrer?: string;
  isHidden?: boolean;
  entries?: Record<string, Entry[]>;
  errors?: [message: string, file: string, line: number][];
};

/** Runs the script on /plans, with these performance entries and errors, and leaves the page. Returns the beacon. */
function visit({ first = '/plans', referrer = '', isHidden = false, entries = {}, errors = [] }: Visit) {
  const beacons: string[] = [];
  const document = { hidden: isHidden, forms: [], onvisibilitychange: () => {} };
  const scope = {
    ...{ document, location: new URL('/plans', origin), origin, URL, URLSearchParams },
    self: { visit: `${referrer} ${new URL(first, origin)}` },
    navigator: { sendBeacon: (_: string, body: unknown) => beacons.push(String(body)) },
    PerformanceObserver: class {
      #onEntries: (list: { getEntries: () => Entry[] }) => void;
      constructor(onEntries: (list: { getEntries: () => Entry[] }) => void) {
        this.#onEntries = onEntries;
      }
      observe({ type }: { type: string }) {
        this.#onEntries({ getEntries: () => entries[type] ?? [] });
      }
    },
    onerror: (..._: [string, string, number]) => {},
  };
  // The script sets the global `onerror`, which `with` makes a property of `scope`.
  new Function('scope', `with (scope) ${countVisitCode}`)(scope);
  for (const error of errors) scope.onerror(...error);
  document.hidden = false;
  document.onvisibilitychange();
  document.hidden = true;
  document.onvisibilitychange();
  document.onvisibilitychange();
  expect(beacons).toHaveLength(1);
  return beacons[0] ?? '';
}

test('a visitor who opted out of being counted sends no beacon', () => {
  // Without a visit, the script must not even look for the page: there is none here.
  expect(() => new Function('self', countVisitCode)({})).not.toThrow();
});

const view = (source: string) => ({ measure: 'views', subject: '/plans', detail: source });

test.each([
  ['no referrer', {}, 'direct'],
  ['a referrer', { referrer: 'https://www.search.example/?q=ada' }, 'www.search.example'],
  ['an app as the referrer', { referrer: 'android-app://com.google.android.gm/' }, 'com.google.android.gm'],
  ['an odd referrer', { referrer: 'https://[::1]:3000/' }, 'direct'],
  ['a long referrer', { referrer: `https://${'x'.repeat(600)}/` }, 'direct'],
  ['a campaign', { first: '/plans?utm_source=news&utm_medium=mail&utm_campaign=fall' }, 'news'],
  ['a long campaign', { first: `/plans?utm_source=news&utm_campaign=${'x'.repeat(5_000)}` }, 'news'],
  ['a long campaign with accents', { first: `/plans?utm_source=news&utm_medium=${'é'.repeat(900)}` }, 'news'],
  ['a long source', { first: `/plans?utm_source=${'x'.repeat(5_000)}` }, 'x'.repeat(100)],
  ['an emoji in the source', { first: '/plans?utm_source=news%F0%9F%8C%8A&utm_medium=%E4' }, 'news'],
  ['a long first page that does not exist', { first: `/${'x'.repeat(5_000)}` }, 'direct'],
  ['a campaign of another field', { first: '/plans?utm_term=ada&utm_content=ada&q=ada' }, 'direct'],
] as [string, Visit, string][])('a view with %s counts, with the source %3$s', async (_, page, source) => {
  const beacon = visit(page);
  expect(beacon.length).toBeLessThanOrEqual(1_024);
  expect(beacon).not.toContain('ada');
  expect(await parseBeacon(beacon, HOST)).toEqual([view(source)]);
});

const lcp = (...times: number[]) => ({
  'largest-contentful-paint': times.map((startTime) => ({ startTime })),
});
const navigation = (activationStart: number) => ({ navigation: [{ activationStart }] });

test.each([
  ['a visible page', { entries: { ...lcp(400, 812.4), ...navigation(0) } }, '900'],
  ['a page without an entry for its navigation yet', { entries: lcp(812.4) }, '900'],
  [
    'a page that was opened in the background',
    { isHidden: true, entries: { ...lcp(16_000), ...navigation(0) } },
    null,
  ],
  [
    'the same in a browser without prerendering',
    { isHidden: true, entries: { ...lcp(16_000), navigation: [{}] } },
    null,
  ],
  ['a prerendered page', { isHidden: true, entries: { ...lcp(16_300), ...navigation(16_000) } }, '300'],
  [
    'a page that was prerendered completely',
    { isHidden: true, entries: { ...lcp(900), ...navigation(16_000) } },
    null,
  ],
  ['a page without content', { entries: navigation(0) }, null],
] as [string, Visit, string | null][])('%s counts with the LCP %3$s', async (_, page, bucket) => {
  const counts = bucket ? [{ measure: 'lcp', subject: 'plans', detail: bucket }] : [];
  expect(await parseBeacon(visit(page), HOST)).toEqual([view('direct'), ...counts]);
});

const file = `${origin}/_next/static/chunks/0a~b.js`;

test.each([
  ['x is not defined', 'x is not defined'],
  ["Can't find variable: x", "Can't find variable: x"],
  ["Cannot read properties of undefined (reading 'Ada')", 'Cannot read properties of undefined (reading'],
  ['Unexpected token \'A\', "Ada said" is not valid JSON', 'Unexpected token'],
  ["'#ada lovelace' is not a valid selector", 'null'],
  ['Not found: ada@example.com', 'Not found:'],
  ['Failed to fetch https://x.example/?name=ada', 'Failed to fetch'],
  ['Minified React error #418; visit https://react.dev/errors/418', 'Minified React error #418; visit'],
])('of the error "%s", the beacon has "%s"', async (message, expected) => {
  const beacon = visit({ errors: [[message, `${file}?dpl=1`, 12]] });
  expect(new URLSearchParams(beacon).get('error')).not.toMatch(/ada|example|lovelace/i);
  const error = { measure: 'errors', subject: '/_next/static/chunks/0a~b.js:12', detail: expected };
  expect(await parseBeacon(beacon, HOST)).toEqual([view('direct'), error]);
});

test.each([
  ['of an extension', 'chrome-extension://abcdef/content.js'],
  ['of code in the document', `${origin}/plans?ref=x.js`],
  ['of a script of another site', ''],
  ['with the file of another site', 'https://cdn.example/a.js'],
  ['of a host that begins like ours', `${origin}.evil.example/a.js`],
  ['of a data: URL', `data:text/javascript,${'x'.repeat(2_000)}.js`],
])('an error %s does not count, and our own error after it does', async (_, other) => {
  const errors: Visit['errors'] = [['Script error.', other, 0]];
  expect(await parseBeacon(visit({ errors }), HOST)).toEqual([view('direct')]);
  const counts = await parseBeacon(visit({ errors: [...errors, ['x', file, 1], ['y', file, 2]] }), HOST);
  expect(counts?.map(({ detail }) => detail)).toEqual(['direct', 'x']);
});
