import { expect, test } from 'vitest';
import { retentionDays } from '@/content/legal/privacy';
import { rentals } from '@/content/rentals';
import { visitCopy } from '@/content/visits';
import { article } from '@/e2e/support/pages';
import { openDatabase } from '@/lib/database/open';
import { toText } from '@/lib/delivery/email-template';
import { storeLead } from '@/lib/inbox/lead-store';
import { parseBeacon } from './beacon';
import { periodSince, readVisits, visitContent, visitParts } from './visit-report';
import { addCounts, OTHER, purgeVisits, startVisitStore } from './visit-store';

const HOST = 'seaoatstays.example';
const beacon = (fields: Record<string, string>) =>
  parseBeacon(`${new URLSearchParams({ path: '/partner', landing: '/', ...fields })}`, HOST);

test('a page view counts for the visit’s landing page and source', async () => {
  // The browser reports that the meeting form was begun, but not that it was seen. It counts as seen anyway.
  const fields = { referrer: 'www.search.example', 'seen.partner': '1', 'begun.meetings': '1' };
  expect(await beacon({ ...fields, lcp: '812.4' })).toEqual([
    { measure: 'views', subject: '/', detail: 'www.search.example' },
    { measure: 'seen', subject: '/', detail: 'www.search.example' },
    { measure: 'form seen', subject: 'partner', detail: '' },
    { measure: 'form seen', subject: 'meeting', detail: '' },
    { measure: 'begun', subject: '/', detail: 'www.search.example' },
    { measure: 'form begun', subject: 'meeting', detail: '' },
    { measure: 'lcp', subject: 'partner', detail: '900' },
  ]);
});

test.each([
  ['a campaign', { utm_source: 'News letter', referrer: 'mail.example' }, 'News letter'],
  ['our own host', { referrer: HOST }, 'direct'],
  ['nothing', {}, 'direct'],
  ['a long campaign', { utm_source: `${'x'.repeat(150)}\u0000` }, 'x'.repeat(100)],
  ['a long host', { referrer: `${'x'.repeat(150)}.example` }, 'x'.repeat(100)],
  ['an app', { referrer: 'com.google.android.gm' }, 'com.google.android.gm'],
  ['an underscore in the host', { referrer: 'my_site.example:8080' }, 'my_site.example:8080'],
  ...['https://search.example/?q=ada', '[::1]:3000', 'ada@mail.example', '', 'x'.repeat(400), 'ö'].map(
    (referrer) => ['an odd referrer', { referrer }, 'direct'],
  ),
] as [string, Record<string, string>, string][])(
  'the source of a visit with %s is stored',
  async (_, fields, source) => {
    expect(await beacon(fields)).toContainEqual({ measure: 'views', subject: '/', detail: source });
  },
);

test.each([
  [article, 'article'],
  ['/blog/page/2', 'guide'],
  [`/vacation-rentals/${rentals[0]?.id}`, 'rental'],
])('%s is a page of the kind %s', async (path, kind) => {
  expect(await beacon({ path, cls: '0.012' })).toContainEqual({
    measure: 'cls',
    subject: kind,
    detail: '0.02',
  });
});

test.each([
  '/blog/no-such-post',
  `/blog/%${article.charCodeAt(6).toString(16)}${article.slice(7)}`,
  '/blog/page/999',
  '/blog/page/01',
  '/office/SO-1234-5678',
  '/partner/analysis/SO-1234-5678',
  '/partner/nowhere',
  '/x',
])('%s counts nothing', async (path) => {
  expect(await beacon({ path })).toEqual([]);
});

test.each([
  { path: 'partner' },
  { path: '/partner?key=secret' },
  { lcp: 'soon' },
  { lcp: '-1' },
  { inp: '' },
  { cls: 'NaN' },
  { cls: '0x10' },
] as Record<string, string>[])('%o is malformed', async (fields) => {
  expect(await beacon(fields)).toBeNull();
});

test('a view whose first page does not exist or is too long counts for the viewed page', async () => {
  for (const landing of ['/nowhere', `/${'x'.repeat(600)}`, 'plans', '/%', ''])
    expect(await beacon({ landing })).toEqual([view('direct', '/partner')]);
});

test.each([
  'x is not defined https://cdn.example/_next/a.js:1',
  `x is not defined blob:https://${HOST}/a.js:1`,
  'x is not defined //cdn.example/a.js:1',
  'x is not defined injected:1',
  'x is not defined :0',
  'x is not defined',
])('a view with the error "%s", which is not of our files, counts without it', async (error) => {
  expect(await beacon({ error })).toEqual([view('direct', '/')]);
});

test('a script error keeps its place, but no addresses or numbers that identify a visitor', async () => {
  expect(await beacon({ error: 'x is not defined /_next/static/chunks/0a~b.js:1' })).toContainEqual({
    ...{ measure: 'errors', subject: '/_next/static/chunks/0a~b.js:1', detail: 'x is not defined' },
  });
  const message = 'Cannot read https://x.example/?name=ada of ada@example.com, 8505550142 or 850-555-0142';
  const error = `${message} https://${HOST}/_next/\u0000a.js?v=1:12`;
  expect(await beacon({ error })).toContainEqual({
    measure: 'errors',
    subject: '/_next/ a.js:12',
    detail: 'Cannot read … of … … or …',
  });
});

test.each([
  ['a measure falls into a bucket', { lcp: '2500', inp: '41', cls: '0.1' }, ['2500', '50', '0.1']],
  ['the last bucket holds all higher ones', { lcp: '60000', inp: '0', cls: '7' }, ['10000', '0', '1']],
])('%s', async (_, fields, buckets) => {
  const counts = (await beacon(fields)) ?? [];
  expect(counts.flatMap(({ measure, detail }) => (measure === 'views' ? [] : [detail]))).toEqual(buckets);
});

const noon = Date.UTC(2026, 10, 20, 18);
const DAY = 86_400_000;
const view = (source: string, subject = '/plans') => ({ measure: 'views', subject, detail: source });
type Counts = Parameters<typeof addCounts>[0];
const storeCounts = async (counts: Counts, before: Counts = []) => {
  const db = await openDatabase('file::memory:');
  addCounts(counts, noon);
  addCounts(before, noon - 10 * DAY);
  await startVisitStore(async () => db)();
  return db;
};
/** The day of the counts and the nine before it. */
const reportPeriod = periodSince(noon - 9 * DAY, noon);
const formCounts = (name: string) => ['seen', 'begun'].map((step) => ({ ...view(name), measure: step }));

test('the report shows views, forms and stored leads by first page and source, with speed and errors', async () => {
  const times = [100, 200, 300, 400].map((time) => ({
    measure: 'lcp',
    subject: 'plans',
    detail: `${time}`,
  }));
  const forms = ['seen', 'begun'].map((step) => ({
    measure: `form ${step}`,
    subject: 'partner',
    detail: '',
  }));
  const counts = [view('news'), view('news'), ...formCounts('news'), ...forms, view('direct', '/'), ...times];
  await using db = await storeCounts(
    [...counts, { measure: 'errors', subject: '/a.js:1', detail: 'x is not defined' }],
    [view('news'), ...times.slice(0, 1)],
  );
  const store = (email: string, context: object, at = noon, status: 'new' | 'quarantined' = 'new') =>
    storeLead(db, { kind: 'newsletter', status, data: { email }, context, spamSignals: [] }, [], at);
  const news = { source: { landing: '/plans', utm_source: 'news', referrer: 'mail.example' } };
  await store('a@example.com', news);
  await store('b@example.com', news, noon - 30 * DAY);
  await store('c@example.com', news, noon, 'quarantined');
  // This lead has no `source`, so `page` counts as its landing page.
  await store('d@example.com', { page: `https://${HOST}/` });
  const report = await readVisits(db, ...reportPeriod);
  expect(report).toMatchObject({
    since: '2026-11-11',
    until: '2026-11-20',
    total: { views: 3, seen: 1, begun: 1, stored: 2 },
    rows: [
      { landing: '/plans', source: 'news', views: 2, seen: 1, begun: 1, stored: 1 },
      { landing: '/', source: 'direct', views: 1, seen: 0, begun: 0, stored: 1 },
    ],
    forms: [
      { form: 'newsletter', seen: 0, begun: 0, stored: 2 },
      { form: 'partner', seen: 1, begun: 1, stored: 0 },
    ],
    speed: [{ page: 'plans', lcp: 300, inp: null, cls: null }],
    errors: [{ place: '/a.js:1', message: 'x is not defined', count: 1 }],
    before: { since: '2026-11-01', until: '2026-11-10', total: { views: 1 }, speed: [{ lcp: 100 }] },
  });
  const text = toText(visitContent(report));
  expect(text).toMatchInlineSnapshot(`
    "Visits from Nov 11, 2026 to Nov 20, 2026

    In parentheses: Nov 1, 2026 to Nov 10, 2026.

    Page views by first page and source, those with a form seen and begun, and
    leads stored:
    All visits: 3 (1) views, 1 (0) seen, 1 (0) begun, 2 (0) stored
    /plans from news: 2 (1) views, 1 (0) seen, 1 (0) begun, 1 (0) stored
    Home page, direct: 1 (0) views, 0 (0) seen, 0 (0) begun, 1 (0) stored

    By form:
    Newsletter: 0 seen, 0 begun, 2 stored
    Revenue analysis: 1 seen, 1 begun, 0 stored

    Speed of three in four page views (LCP, INP, CLS):
    plans: main content after 0.3 s (0.1 s)

    Script errors:
    once: x is not defined /a.js:1"
  `);
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('the report says if there are no visits yet, and compares only with a period that has some', async () => {
  await using empty = await storeCounts([]);
  expect(visitParts(await readVisits(empty, ...reportPeriod))).toEqual([{ text: visitCopy.none }]);
  await using first = await storeCounts([view('news')]);
  expect(JSON.stringify(visitParts(await readVisits(first, ...reportPeriod)))).not.toContain('(');
});

test('a month is compared with the month before', async () => {
  await using db = await storeCounts([]);
  const { since, until, before } = await readVisits(db, '2026-03-01', '2026-04-01');
  expect([before.since, before.until, since, until]).toEqual([
    ...['2026-02-01', '2026-02-28'],
    ...['2026-03-01', '2026-03-31'],
  ]);
});

test('sources and messages beyond fifty a day are counted together as "other"', async () => {
  const counts = Array.from({ length: 60 }, (_, place) => [
    view(`source ${place}`),
    { measure: 'errors', subject: `/a.js:${place}`, detail: `error ${place}` },
  ]).flat();
  await using db = await storeCounts(counts);
  const report = await readVisits(db, ...reportPeriod);
  const { rows, errors } = report;
  expect(visitParts(report)).toContainEqual({ text: visitCopy.more(31) });
  expect(rows).toHaveLength(51);
  expect(rows[0]).toMatchObject({ source: OTHER, views: 10 });
  expect(errors).toHaveLength(51);
  expect(errors[0]).toEqual({ place: '', message: OTHER, count: 10 });
});

test('"direct" and the most frequent sources of the day before keep their places, whatever comes first', async () => {
  const twice = (source: string) => [view(source), view(source)];
  const usual = Array.from({ length: 39 }, (_, place) => `usual ${place}`);
  const madeUp = (count: number) => Array.from({ length: count }, (_, place) => view(`made up ${place}`));
  // The day before has only 10 made-up sources, so that the usual ones get a place on it.
  addCounts([...madeUp(10), ...['direct', ...usual].flatMap(twice)], noon - DAY);
  await using db = await storeCounts(madeUp(1_000));
  addCounts(
    [view('direct'), ...usual.map((source) => view(source)), view('direct', '/'), view('late')],
    noon,
  );
  await startVisitStore(async () => db)();
  const { rows } = await readVisits(db, ...periodSince(noon, noon));
  const sources = new Set(rows.map(({ source }) => source));
  for (const source of ['direct', ...usual]) expect(sources).toContain(source);
  expect(sources).not.toContain('late');
  expect(rows.filter(({ source }) => source === 'direct')).toHaveLength(2);
  expect(sources.size).toBe(50 + 1);
});

test('"direct" has its place on the first day too', async () => {
  await using db = await storeCounts([
    ...Array.from({ length: 60 }, (_, place) => view(`${place}`)),
    view('direct'),
  ]);
  const { rows } = await readVisits(db, ...reportPeriod);
  expect(rows).toContainEqual(expect.objectContaining({ source: 'direct', views: 1 }));
});

test('made-up pairs of pages and sources do not take the rows of usual sources', async () => {
  addCounts([view('usual'), view('usual')], noon - DAY);
  const madeUp = Array.from({ length: 40 }, (_, source) =>
    Array.from({ length: 40 }, (_, page) => view(`source ${source}`, `/blog/post-${page}`)),
  );
  await using db = await storeCounts(madeUp.flat());
  addCounts([view('usual'), view('direct')], noon);
  await startVisitStore(async () => db)();
  const { rows } = await readVisits(db, ...periodSince(noon, noon));
  for (const source of ['usual', 'direct']) expect(rows).toContainEqual(expect.objectContaining({ source }));
});

test('many pages, or one message from many places, don’t make the table grow without limit', async () => {
  const sources = Array.from({ length: 40 }, (_, place) => `source ${place}`);
  const counts = sources.flatMap((source) =>
    Array.from({ length: 40 }, (_, place) => [
      view(source, `/blog/post-${place}`),
      { ...view(source, `/blog/post-${place}`), measure: 'seen' },
      { measure: 'errors', subject: `/${source}.js:${place}`, detail: 'x' },
    ]).flat(),
  );
  await using db = await storeCounts(counts);
  const { rows, errors, total } = await readVisits(db, ...reportPeriod);
  expect(rows).toHaveLength(1_000 + 40);
  expect(errors).toHaveLength(50 + 1);
  expect(total).toMatchObject({ views: 1_600, seen: 1_600 });
});

test('counts add up each time they are stored, and a purge removes those that are too old', async () => {
  await using db = await storeCounts([view('news')]);
  addCounts([view('news')], noon + 1_000);
  await startVisitStore(async () => db)();
  const views = async () => (await readVisits(db, ...reportPeriod)).total.views;
  expect(await views()).toBe(2);
  await purgeVisits(db, noon + retentionDays * DAY);
  expect(await views()).toBe(2);
  await purgeVisits(db, noon + (retentionDays + 1) * DAY);
  expect(await views()).toBe(0);
});
