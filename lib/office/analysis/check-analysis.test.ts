import { describe, expect, test } from 'vitest';
import { analysisForm } from '@/content/analysis-form';
import type { Lead } from '@/lib/inbox/lead';
import { exampleAnalysis } from '@/lib/office/analysis/testing/example-analysis';
import { checkAnalysis, getInitialTexts, textsFromFile, textsOf } from './check-analysis';
import { PROPOSED_FIELD, type Texts } from './read-figures';
import { fullTexts, sampleFile } from './testing/sample-texts';

const lead: Lead = {
  id: 'SO-7K3M-9QXP',
  kind: 'partner',
  status: 'new',
  createdAt: new Date(0),
  data: { name: 'Walter Briggs', email: 'walter@example.com', area: 'destin', revenue: 51_300 },
  context: {},
  spamSignals: [],
};

/** Repeats lines that start with a home, with a number in front of its name. */
const repeatHome = (lines: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${index} ${lines}`).join('\n');

const check = (texts: Texts) => checkAnalysis({ ...fullTexts, ...texts }, 'destin');
const problemsOf = (texts: Texts) => check(texts).problems.map(({ path, message }) => `${path}: ${message}`);

test('a complete form becomes an analysis with proposed months', () => {
  const { analysis, problems, texts } = check({});
  expect(problems).toEqual([]);
  expect(analysis).toMatchObject({
    homes: exampleAnalysis.homes,
    todo: exampleAnalysis.todo,
    lastYear: 51_300,
  });
  expect(analysis?.months[6]).toEqual({ nights: 26, rent: 11_050 });
  expect(texts).toMatchObject({ 'months[6].nights': '26', 'months[6].rent': '$11,050' });
});

describe('the months', () => {
  const { texts: filled } = check({});
  const otherHomes = fullTexts.homes?.replace('185\t318', '195\t318') ?? '';

  test('are proposed again when the homes change, as long as nobody has changed the months', () => {
    const { range, analysis } = checkAnalysis({ ...filled, homes: otherHomes }, 'destin');
    expect(range?.middle).toBe(58_300);
    expect(analysis?.months.reduce((sum, { rent }) => sum + rent, 0)).toBe(58_300);
  });

  test('keep changes, and must add up to the middle figure within 1 percent', () => {
    const withJuly = (rent: string) => checkAnalysis({ ...filled, 'months[6].rent': rent }, 'destin');
    expect(withJuly('$11,617').problems).toEqual([]);
    expect(withJuly('$10,483').problems).toEqual([]);
    const sum = 'The rents add up to $57,268, which is $568 (1%) above the middle of $56,700.';
    const message = `${sum} ${analysisForm.withinOne}`;
    expect(withJuly('11,618').problems).toEqual([{ path: 'months', message }]);
    expect(withJuly('9,349').balance?.words).toContain('$1,701 (3%) below the middle');
    expect(withJuly('$10,483').texts['months[6].rent']).toBe('$10,483');
  });

  test('that are proposed are valid even for the most expensive homes', () => {
    expect(problemsOf({ homes: repeatHome('Palace\t20\t1\t365\t20000', 4) })).toEqual([]);
  });

  test.each([
    ['months[1].nights', '29', '“29” isn’t a number of nights from 0 to 28.'],
    ['months[0].nights', '', 'The number of nights is missing.'],
    ['months[3].rent', 'a lot', '“a lot” isn’t a rent in dollars.'],
  ])('%s is not "%s"', (path, text, message) => {
    expect(checkAnalysis({ ...filled, [path]: text }, 'destin').problems).toEqual([{ path, message }]);
  });

  test('are also proposed for a home outside our regions', () => {
    expect(checkAnalysis(fullTexts, 'other').analysis?.months).toHaveLength(12);
  });

  test('are sent along as proposed, to detect changes', () => {
    expect(filled[PROPOSED_FIELD]).toMatch(/^8 \$1,520 11 \$2,255 /);
  });
});

test.each<[Texts, string[]]>([
  [{ homes: '' }, ['homes: Paste 4 to 10 homes, one a line.']],
  [{ homes: 'Condo\t2\t1\t88\t1250' }, ['homes: 4 to 10 homes are needed, and this is 1.']],
  [{ homes: repeatHome('Condo\t2\t1\t88\t1250', 11) }, ['homes: 4 to 10 homes are needed, and this is 11.']],
  [{ homes: repeatHome('Condo\t2\t1\t31\t300', 4) }, ['homes: No home has more than 31 nights.']],
  [{ homes: repeatHome('Condo\t2\t1\t1\t20', 4) }, ['homes: The middle of these homes is less than $100']],
  [
    { homes: repeatHome('Condo\t2\t1\t88\t1250\n\nCondo\t2\t1\tl71\t1250', 2) },
    ['homes[1].nights: “l71” isn’t', 'homes[3].nights: “l71” isn’t'],
  ],
  [{ 'todo[0].what': ' ', 'todo[2].effort': '' }, ['todo[0].what: Say what', 'todo[2].effort: Say how much']],
  [{ 'todo[1].why': 'x'.repeat(301) }, ['todo[1].why: Keep this to 300 characters; it has 301.']],
  [{ 'todo[1].what': 'x'.repeat(81) }, ['todo[1].what: Keep this to 80 characters; it has 81.']],
  [{ 'todo[1].effort': 'x'.repeat(61) }, ['todo[1].effort: Keep this to 60 characters; it has 61.']],
  [{ line: 'x'.repeat(501) }, ['line: Keep this to 500 characters; it has 501.']],
  [{ lastYear: 'about fifty' }, ['lastYear: Enter a dollar amount']],
])('an error that prevents sending names its field: %.60j', (texts, expected) => {
  const problems = problemsOf(texts);
  expect(problems).toHaveLength(expected.length);
  for (const [at, part] of expected.entries()) expect(problems[at]).toContain(part);
  expect(check(texts).analysis).toBeNull();
});

test('last year’s rent starts with the owner’s figure, and may be abbreviated or left out', () => {
  expect(getInitialTexts(lead)).toEqual({ lastYear: '$51,300' });
  expect(getInitialTexts({ ...lead, data: {} })).toEqual({});
  for (const [lastYear, rent] of [
    ['54k', 54_000],
    ['', undefined],
    ['0', undefined],
  ] as const)
    expect(check({ lastYear }).analysis?.lastYear).toBe(rent);
});

describe('pasted tables', () => {
  const homes = [
    ['Bay Cottage', 3, 0.5, 212, 350],
    ['Oleander House', 4, 0.8, 194, 425],
    ['Second Dune', 3, 1.3, 181, 330],
    ['Marlin Loft', 3, 0.2, 203, 360],
    ['Pepper Tree', 2, 1.9, 172, 290],
    ['Gate Lodge', 3, 1.1, 187, 345],
  ] as const;
  const toTable = (header: string, toCells: (home: (typeof homes)[number]) => unknown[]) =>
    [header, ...homes.map((home) => toCells(home).join('\t'))].join('\n');

  test.each([
    ['our columns', toTable('Name\tBedrooms\tMiles\tNights\tADR', (home) => [...home])],
    ['no column names', toTable('', (home) => [...home])],
    [
      'two lines of column names',
      toTable('Comps\t\tLast 12 months\t\t\nName\tBedrooms\tMiles\tNights\tADR', (home) => [...home]),
    ],
    [
      'an average, a median, an empty line and a repeated home at the end',
      `${toTable('Name\tBedrooms\tMiles\tNights\tADR', (home) => [...home])}
Bay Cottage\t3\t0.5\t212\t350\n\nAverage\t3\t1\t192\t$350\nMedian\t3\t1\t190\t$347.50`,
    ],
    [
      'length of stay before booked days',
      toTable(
        'Listing title\tBedrooms\tDistance\tAvg length of stay (nights)\tDays booked\tADR',
        ([name, bedrooms, miles, nights, rate]) => [name, bedrooms, miles, 5, nights, rate],
      ),
    ],
    [
      'names with underscores, and an occupancy',
      toTable(
        'listing_id\tlisting_name\tbedrooms\tguests\tttm_occupancy\tttm_avg_rate\tdistance_mi\tttm_days_reserved',
        ([name, bedrooms, miles, nights, rate]) => [1, name, bedrooms, 8, 0.58, rate, miles, nights],
      ),
    ],
    [
      'last year beside this year, and a native currency',
      toTable(
        'Manager\tName\tBR\tMi\tNights LY\tNights\tADR (native)\tADR (USD)\tRevPAR',
        ([name, bedrooms, miles, nights, rate]) => ['Ann', name, bedrooms, miles, 90, nights, 99, rate, 80],
      ),
    ],
  ])('with %s give the same figures', (_, text) => {
    const { problems, range } = check({ homes: text });
    expect(problems).toEqual([]);
    expect(range).toEqual({ low: 54_800, middle: 68_800, high: 78_300 });
  });

  test('with guests where the miles belong ask for the distance, and are not sent', () => {
    const text = toTable('Listing name\tBedrooms\tGuests\tNights booked\tADR', (home) => [...home]);
    expect(check({ homes: text })).toMatchObject({ analysis: null, range: null });
    expect(problemsOf({ homes: text })).toEqual([
      'homes.miles: The distance is missing. Name its column “Miles”.',
    ]);
  });

  test('show at most 20 problems, and how many more there are', () => {
    const problems = problemsOf({ homes: 'Condo\tx\tx\tx\tx\n'.repeat(300) });
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe('homes.more: These homes have 1,180 more problems.');
    expect(problemsOf({ homes: repeatHome('Condo\t2\t1\t88\t1250', 301) })).toEqual([
      expect.stringContaining('homes.lines: Here are more than 300 lines.'),
    ]);
    const [long = ''] = problemsOf({ homes: 'x'.repeat(64_000) });
    expect(long.length).toBeLessThan(300);
  });
});

test('null characters are removed, because pages and databases reject them', () => {
  expect(textsOf({ homes: 'Con\u0000do\t2\ud800', line: 'Hi\n\u0000' })).toEqual({
    homes: 'Condo\t2\ufffd',
    line: 'Hi\n',
  });
  expect(textsFromFile({ ...sampleFile, line: 'Hi\u0000' }, lead).texts.line).toBe('Hi');
});

test('only the fields of the form are kept', () => {
  expect(textsOf({ homes: 'x', line: ['x'], action: 'send', key: 'secret' })).toEqual({ homes: 'x' });
});

describe('a file', () => {
  test('is read like the form, with the owner’s rent unless the file has another', () => {
    const { texts } = textsFromFile(sampleFile, lead);
    expect(checkAnalysis(texts, 'destin').analysis).toEqual(check({}).analysis);
    const months = Array.from({ length: 12 }, () => ({ nights: 15, rent: 4_725 }));
    const changed = textsFromFile({ ...sampleFile, months, line: 'Hello\nWalter', lastYear: 1_000 }, lead);
    expect(checkAnalysis(changed.texts, 'destin').analysis).toMatchObject({
      months,
      line: 'Hello\nWalter',
      lastYear: 1_000,
    });
  });

  test('may have any text as a home’s name', () => {
    const names = ['"The Nest"', 'Line\nbreak', 'Tab\there', 'A; b, c', '“Curly”', 'Name'];
    const homes = sampleFile.homes.map((home, at) => ({ ...home, name: names[at] ?? '' }));
    const { texts } = textsFromFile({ ...sampleFile, homes }, lead);
    expect(checkAnalysis(texts, 'destin').homes.map(({ name }) => name)).toEqual([
      ...['"The Nest"', 'Line break', 'Tab here', 'A; b, c', '“Curly”', 'Name'],
    ]);
  });

  test.each([
    [[], ''],
    [{}, 'homes todo'],
    [{ ...sampleFile, months: [] }, 'months'],
    [{ ...sampleFile, homes: [{ ...sampleFile.homes[0], rooms: 3 }] }, 'homes[0]'],
    [{ ...sampleFile, homes: [{ name: ' ', bedrooms: null }] }, 'homes[0].name homes[0].bedrooms'],
    [{ ...sampleFile, note: 'x' }, ''],
  ])('of another shape is rejected with the paths of its errors: %.50j', (json, paths) => {
    const { problems } = textsFromFile(json, lead);
    expect(problems.map(({ path }) => path).join(' ')).toBe(paths);
  });
});
