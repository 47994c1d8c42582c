import { expect, test } from 'vitest';
import type { Lead, LeadContext } from './lead';
import { csvHeader, toCsv } from './lead-csv';

const lead = (name: string): Lead => ({
  id: 'SO-0000-0000',
  kind: 'contact',
  status: 'new',
  createdAt: new Date(0),
  data: { name, email: 'ada@example.com', bedrooms: 3 },
  context: { plan: 'premium', hutk: 'secret', source: { landing: '/blog/dusk', utm_source: '+1+cmd|x' } },
  spamSignals: [],
});

/** Parses a line of CSV (RFC 4180). */
const parseCells = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

/** Returns the cell in a column. */
const cell = (line: string, name: string) => parseCells(line)[parseCells(csvHeader).indexOf(name)];

test('columns keep their order and new ones come last, because the office’s programs read them by position', () => {
  const names =
    'id kind status createdAt email property area bedrooms revenue management name phone message role ' +
    'ownerName ownerEmail ownerPhone consent topic slot context.page context.plan context.commitment ' +
    'context.property context.checkIn context.checkOut context.guests landing referrer utm_source ' +
    'utm_medium utm_campaign utm_term utm_content canceled zone answered_at note outcome context.dog ' +
    'analysis_sent_at context.phoneNote undelivered context.destination';
  expect(csvHeader).toBe(`\uFEFF"${names.replaceAll(' ', '","')}"\r\n`);
});

test('everything that a lead says of its visit has a column, but not the cookie', () => {
  const context: Omit<Required<LeadContext>, 'hutk' | 'source'> = {
    ...{ page: '/plans', plan: 'premium', commitment: 'two-year', property: 'dune', dog: 'yes', guests: '2' },
    ...{ checkIn: '2027-05-14', checkOut: '2027-05-21', phoneNote: 'after 5 pm', destination: 'x' },
  };
  const line = toCsv({ ...lead('Ada'), context });
  for (const [name, value] of Object.entries(context)) expect(cell(line, `context.${name}`)).toBe(value);
});

test('every field has a column, but not the visitor’s cookie', () => {
  const line = toCsv(lead('Ada'));
  expect(cell(line, 'id')).toBe('SO-0000-0000');
  expect(cell(line, 'name')).toBe('Ada');
  expect(cell(line, 'bedrooms')).toBe('3');
  expect(cell(line, 'context.plan')).toBe('premium');
  expect(cell(line, 'landing')).toBe('/blog/dusk');
  expect(cell(line, 'utm_source')).toBe("'+1+cmd|x");
  const call = { ...lead('Ada'), data: { canceled: true } };
  expect([line, toCsv(call)].map((each) => cell(each, 'canceled'))).toEqual(['', 'true']);
  expect(line).not.toContain('secret');
  expect(parseCells(line)).toHaveLength(parseCells(csvHeader).length);
  expect(line).toMatch(/^("[^"]*",)+"[^"]*"\r\n$/);
});

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '＝1', '|calc', '%0A'];
test.each([
  ...formulas.map((name) => [name, `'${name}`]),
  ['x;=1+1', "x;'=1+1"],
  ['x,=1+1', "x,'=1+1"],
  ['x; ＝1+1', "x;' ＝1+1"],
  ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
  ['two lines\n-1', "two lines\n'-1"],
  ['nothing; to see, here', 'nothing; to see, here'],
])('%j is not read as a formula, even if a locale splits it at a separator', (name, written) => {
  expect(cell(toCsv(lead(name)), 'name')).toBe(written);
});

test.each([
  ['Ada, Countess', '"Ada, Countess"'],
  ['Ada "A" L', '"Ada ""A"" L"'],
])('quotes %j as in RFC 4180', (name, written) => {
  expect(toCsv(lead(name))).toContain(written);
  expect(toCsv(lead(name)).endsWith('\r\n')).toBe(true);
});
