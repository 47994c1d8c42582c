import { expect, test } from 'vitest';
import { rentals } from '@/content/rentals';
import { openDatabase } from '@/lib/database/open';
import { bucketOf, countsOf } from './beacon';
import { formatVisits, readVisits } from './visit-report';
import { addCounts, OTHER, purgeVisits, startVisitStore } from './visit-store';

const HOST = 'seaoatstays.example';
const beacon = (fields: Record<string, string>) =>
  countsOf(`${new URLSearchParams({ path: '/partner', landing: '/', ...fields })}`, HOST);

test('a page view counts for the page on which the visit began, and for its source', async () => {
  const fields = { referrer: 'www.search.example', 'seen.partner': '1', 'begun.meetings': '1', lcp: '812.4' };
  expect(await beacon(fields)).toEqual([
    { measure: 'views', subject: '/', detail: 'www.search.example' },
    { measure: 'seen.partner', subject: '/', detail: 'www.search.example' },
    { measure: 'seen.meeting', subject: '/', detail: 'www.search.example' },
    { measure: 'begun.meeting', subject: '/', detail: 'www.search.example' },
    { measure: 'lcp', subject: 'partner', detail: '900' },
  ]);
});

test.each([
  ['a campaign', { utm_source: 'News letter', referrer: 'mail.example' }, 'News letter'],
  ['our own host', { referrer: HOST }, 'direct'],
  ['nothing', {}, 'direct'],
])('the source of a visit with %s', async (_, fields, source) => {
  expect(await beacon(fields)).toContainEqual({ measure: 'views', subject: '/', detail: source });
});

test.each([
  ['/blog/after-the-storm-the-first-24-hours', 'article'],
  ['/blog/page/2', 'guide'],
  [`/vacation-rentals/${rentals[0]?.id}`, 'rental'],
])('%s is a page: %s', async (path, kind) => {
  expect(await beacon({ path, cls: '0.012' })).toContainEqual({
    measure: 'cls',
    subject: kind,
    detail: '0.02',
  });
});

test.each(['/blog/no-such-post', '/blog/page/999', '/office/SO-1234-5678', '/partner/nowhere', '/x'])(
  '%s counts nothing',
  async (path) => {
    expect(await beacon({ path })).toEqual([]);
  },
);

test.each([
  { path: 'partner' },
  { path: '/partner?key=secret' },
  { lcp: 'soon' },
  { lcp: '-1' },
  { referrer: 'https://search.example/?q=ada' },
  { utm_source: 'x'.repeat(101) },
] as Record<string, string>[])('%o is malformed', async (fields) => {
  expect(await beacon(fields)).toBeNull();
});

test('a script error keeps its place, and neither addresses nor numbers of a visitor', async () => {
  const message = 'Cannot read https://x.example/?name=ada of ada@example.com, 8505550142';
  const error = `${message} https://${HOST}/_next/a.js?v=1:12`;
  expect(await beacon({ error })).toContainEqual({
    measure: 'errors',
    subject: '/_next/a.js:12',
    detail: 'Cannot read … of … …',
  });
});

test('measures fall into buckets, the last of which holds all higher ones', () => {
  expect([bucketOf('lcp', 0), bucketOf('lcp', 2500), bucketOf('inp', 41), bucketOf('cls', 0.1)]).toEqual([
    0, 2500, 50, 0.1,
  ]);
  expect([bucketOf('lcp', 60_000), bucketOf('cls', 7)]).toEqual([10_000, 1]);
});

const noon = Date.UTC(2026, 10, 20, 18);
const view = (source: string) => ({ measure: 'views', subject: '/plans', detail: source });
const report = async (counts: Parameters<typeof addCounts>[0]) => {
  const db = await openDatabase('file::memory:');
  addCounts(counts, noon);
  await startVisitStore(async () => db)();
  return db;
};
const november = [new Date(Date.UTC(2026, 10, 1, 12)), new Date(Date.UTC(2026, 11, 1, 12))] as const;

test('the report shows views, forms and stored leads by landing page and source, with speed and errors', async () => {
  const times = [100, 200, 300, 400].map((detail) => ({
    measure: 'lcp',
    subject: 'plans',
    detail: `${detail}`,
  }));
  await using db = await report([
    ...[view('news'), view('news'), view('direct')],
    { measure: 'seen.partner', subject: '/plans', detail: 'news' },
    { measure: 'begun.partner', subject: '/plans', detail: 'news' },
    ...times,
    { measure: 'errors', subject: '/a.js:1', detail: 'x is not defined' },
  ]);
  const stored = [{ landing: '/plans', source: 'news', leads: 1 }];
  const found = await readVisits(db, ...november, stored);
  expect(found).toEqual({
    rows: [
      { landing: '/plans', source: 'news', views: 2, seen: 1, begun: 1, stored: 1 },
      { landing: '/plans', source: 'direct', views: 1, seen: 0, begun: 0, stored: 0 },
    ],
    speed: [{ page: 'plans', lcp: 300, inp: null, cls: null }],
    errors: [{ place: '/a.js:1', message: 'x is not defined', count: 1 }],
  });
  const before = await readVisits(db, new Date(0), november[0], []);
  expect(formatVisits(found, before)).toContain(
    '/plans        news             2           1      1       1',
  );
  expect(formatVisits(before, before)).toContain('No visits');
});

test('sources and messages beyond fifty a day count together', async () => {
  const counts = Array.from({ length: 60 }, (_, place) => [
    view(`source ${place}`),
    { measure: 'errors', subject: `/a.js:${place}`, detail: `error ${place}` },
  ]).flat();
  await using db = await report(counts);
  const { rows, errors } = await readVisits(db, ...november, []);
  expect(rows).toHaveLength(51);
  expect(rows[0]).toMatchObject({ source: OTHER, views: 10 });
  expect(errors).toHaveLength(51);
  expect(errors[0]).toEqual({ place: '', message: OTHER, count: 10 });
});

test('counts add up over several stores, and purge removes old days', async () => {
  await using db = await report([view('news')]);
  addCounts([view('news')], noon + 1_000);
  await startVisitStore(async () => db)();
  expect((await readVisits(db, ...november, [])).rows[0]?.views).toBe(2);
  await purgeVisits(db, new Date(noon + 86_400_000));
  expect((await readVisits(db, ...november, [])).rows).toEqual([]);
});
