import { expect, test } from 'vitest';
import { csvHeader, toCsv } from './csv.ts';
import type { Lead } from './lead.ts';

const lead = (name: string): Lead => ({
  id: 'SO-0000-0000',
  kind: 'contact',
  status: 'new',
  createdAt: new Date(0),
  data: { name, email: 'ada@example.com', bedrooms: 3 },
  context: { plan: 'premium', hutk: 'secret' },
  signs: [],
});

/** The cell under that heading, for lines without quoted commas. */
const cell = (line: string, name: string) =>
  line.trim().split(',')[csvHeader.trim().split(',').indexOf(name)];

test('every field has its column, and the visitor’s cookie has none', () => {
  const line = toCsv(lead('Ada'));
  expect(cell(line, 'id')).toBe('SO-0000-0000');
  expect(cell(line, 'name')).toBe('Ada');
  expect(cell(line, 'bedrooms')).toBe('3');
  expect(cell(line, 'context.plan')).toBe('premium');
  expect(line).not.toContain('secret');
  expect(line.split(',')).toHaveLength(csvHeader.split(',').length);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1', '|calc', '%0A'])(
  '%j is no formula',
  (name) => {
    expect(cell(toCsv(lead(name)), 'name')).toBe(`'${name}`.trimEnd());
  },
);

test.each([
  ['Ada, Countess', '"Ada, Countess"'],
  ['Ada "A" L', '"Ada ""A"" L"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('%j is quoted as RFC 4180 says', (name, written) => {
  expect(toCsv(lead(name))).toContain(written);
  expect(toCsv(lead(name)).endsWith('\r\n')).toBe(true);
});
