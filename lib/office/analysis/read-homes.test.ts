import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleAnalysis } from '@/lib/office/analysis/testing/example-analysis';
import { readComparedHomes } from './read-homes';

const townhouse = { name: 'Townhouse, next dock', bedrooms: 3, miles: 0.4, nights: 196, rate: 341.5 };
const condo = { name: 'Condo', bedrooms: 2, miles: 1, nights: 88, rate: 1_250 };

const homesIn = (text: string) => readComparedHomes(text).lines.map(({ home }) => home);
const problemsIn = (text: string) =>
  readComparedHomes(text).lines.flatMap(({ number, problems }) =>
    problems.map(({ column, message }) => `${number} ${column}: ${message}`),
  );

describe('a home is read from', () => {
  test.each([
    ['Google Sheets and Excel', 'Townhouse, next dock\t3\t0.4\t196\t$341.50'],
    ['Excel with units in the cells', 'Townhouse, next dock\t3 BR\t0.4 mi\t196 nights\t $341.50 '],
    ['a selection with empty cells at the end', 'Townhouse, next dock\t3\t0.4\t196\t341.5\t\t\t'],
    ['CSV', '"Townhouse, next dock",3,0.4,196,341.50'],
    ['CSV with every cell quoted', '"Townhouse, next dock","3","0.4","196","$341.50"'],
    ['a line typed with commas', 'Townhouse, next dock, 3, 0.4, 196, 341.50'],
    ['a phone, which makes quotes curly', '“Townhouse, next dock”, 3, 0.4, 196, $341.50'],
    ['a list with bullets', '• Townhouse, next dock\t3\t0.4\t196\t341.50'],
    ['a numbered list', '12. Townhouse, next dock\t3\t0.4\t196\t341.50'],
    ['UTF-8 read as Windows-1252', 'ï»¿Townhouse,Â\u00a0next dock\t3\t0.4\t196\t341.50'],
    ['Excel in German', 'Townhouse, next dock\t3\t0,4\t196\t341,50 '],
    ['CSV from Excel in German', 'Townhouse, next dock;3;0,4;196;341,50'],
    [
      'a page with non-breaking spaces',
      'Townhouse,\u00a0next dock\t3\u00a0bd\t0.4\u00a0miles\t196\t$\u00a0341.50',
    ],
    ['text with full-width digits', 'Townhouse, next dock\t３\t０．４\t１９６\t＄３４１．５０'],
    ['Windows, with its line ends', 'Townhouse, next dock\t3\t0.4\t196\t341.50\r\n'],
    ['a cell with a line break', '"Townhouse,\nnext dock"\t3\t0.4\t196\t341.50'],
    ['Excel in French, with more digits', 'Townhouse, next dock\t3\t0,400\t196\t341,4999'],
    ['an export with more digits', 'Townhouse, next dock\t3.0\t0.4\t196.00\t341.4999'],
    ['a price with the sign behind it', 'Townhouse, next dock\t3\t0.4\t196\t341,50 $'],
    ['a price with its currency', 'Townhouse, next dock\t3\t0.4\t196\tUSD 341.50'],
    ['units written in other ways', 'Townhouse, next dock\t3 bd\t0.4 mi.\t196 days\t341.50/nt'],
    ['Markdown', '| **Townhouse, next dock** | 3 | 0.4 | 196 | $341.50 |'],
    ['Markdown with a link', '[Townhouse, next dock](https://example.com/1) | 3 | 0.4 | 196 | $341.50'],
    ['an export with prices a night', 'Townhouse, next dock\t3 beds\t0.4 mi\t196\tUS$341.50/night'],
    ['a spreadsheet with hidden characters', '\ufeffTownhouse, next dock\u200b\t3\t0.4\u200b\t196\t341.50'],
  ])('%s', (_, text) => {
    expect([homesIn(text), problemsIn(text)]).toEqual([[townhouse], []]);
  });

  test.each([
    'Condo\t2\t1\t88\t$1,250.00',
    'Condo, 2, 1, 88, "$1,250"',
    'Condo, 2, 1, 88, $1,250',
    'Condo,2,1,88,$1,250.00',
    'ADR,Nights,Miles,Bedrooms,Name\n$1,250,88,1,2,Condo',
    'Condo;2;1;88;"1,250"',
    'Condo\t2\t1\t88\t1.250,00',
    'Condo\t2\t1\t88\t1 250',
    'Condo\t2\t1\t88\t1\u202f250,00',
    'Condo\t2\t1\t88\t1.250',
    'Condo\t2\t1\t88\t1’250',
  ])('a spreadsheet with thousands separators: %j', (text) => {
    expect(homesIn(text)).toEqual([condo]);
  });

  test('a line with a studio, which has no bedrooms', () => {
    expect(homesIn('Nest\tStudio\t0\t365\t20')).toEqual([
      { name: 'Nest', bedrooms: 0, miles: 0, nights: 365, rate: 20 },
    ]);
  });

  test.each([
    ['"The Nest" cottage\t2\t1\t88\t1250', '"The Nest" cottage'],
    ['"The ""Nest"" cottage"\t2\t1\t88\t1250', 'The "Nest" cottage'],
    ['Deck of 12" boards\t2\t1\t88\t1250', 'Deck of 12" boards'],
    ['"Unclosed\t2\t1\t88\t1250', '"Unclosed'],
    ['Villa Ñandú 🏖, 2½ baths\t2\t1\t88\t1250', 'Villa Ñandú 🏖, 2½ baths'],
  ])('a line with special characters in the name: %j', (text, name) => {
    expect(homesIn(text)).toEqual([{ ...condo, name }]);
  });
});

const names = 'Name\tBedrooms\tMiles\tNights\tADR\n';

describe('column names', () => {
  test.each([
    [
      'from AirDNA',
      'Property ID\tListing Title\tBedrooms\tOccupancy Rate\tADR\tDays Available\tNights Booked\tDistance (mi)',
      'abnb_1\tCondo\t2\t24%\t$1,250.00\t340\t88\t1.0',
      'Listing Title, Bedrooms, Distance (mi), Nights Booked, ADR',
    ],
    [
      'from our own spreadsheet',
      'Miles;Minimum nights;Nights;Rate a night;BDs;Home;Notes',
      '1;3;88;$1,250;2;Condo;near the pier',
      'Home, BDs, Miles, Nights, Rate a night',
    ],
    [
      'typed above a home with a comma in its name',
      'Rate, Nights, Bedrooms, Miles, Name',
      '1250, 88, 2, 1, Condo, on 30A',
      'Name, Bedrooms, Miles, Nights, Rate',
    ],
    [
      'in Markdown',
      '| Home | Bedrooms | Nights | ADR | Miles |\n|:--|--:|--:|--:|---|',
      '| Condo | 2 | 88 | $1,250 | 1 |',
      'Home, Bedrooms, Miles, Nights, ADR',
    ],
  ])('%s tell where each figure is, in any order and among other columns', (_, header, line, used) => {
    const { lines, notices } = readComparedHomes(`\r\n${header}\n${line}\n`);
    expect(lines).toEqual([
      { number: expect.any(Number), home: { ...condo, name: expect.stringMatching(/^Condo/) }, problems: [] },
    ]);
    expect(notices).toEqual([`Line 2 names the columns. We use these: ${used}.`]);
  });

  test('that are unclear are asked about on their line, before any home is read', () => {
    const { questions, lines } = readComparedHomes(
      '\nHome\tBedrooms\tGuests\tNights\tADR\nCondo\t2\t6\t88\t300',
    );
    expect(questions).toMatchObject([{ column: 'miles', line: 2 }]);
    expect(lines).toEqual([]);
  });
});

describe('a line is left out, and named, if it', () => {
  test.each([
    ...[
      'Average',
      'AVERAGE:',
      'Avg.',
      'Median',
      'Mean',
      'Total',
      'TOTAL (6)',
      'Grand total',
      'Subtotal',
      'Summary',
    ],
    ...[
      'Top 25%',
      '75th percentile',
      'P50 percentile',
      'Market',
      'Market average',
      'Comp set average',
      'Max',
    ],
    ...[
      'Average of 6 homes',
      'Destin average',
      'Total / Average',
      'Overall',
      'Average 3BR home',
      'All homes',
      'Comp set mean (n=9)',
      'Grand Total USD',
      'Subject property',
      'Your home',
      'My listing',
    ],
    ...[
      'P75',
      '90th',
      'Top quartile',
      'Standard deviation',
      'Count',
      'Comps (6)',
      'Results: 6',
      'High',
      'Projected',
      'Comp set',
      'Competitors',
      '50th %ile',
      'Best performer',
      'Difference',
      'YoY change',
      'Aggregate',
      'Owner’s home',
      'Mean ± SD',
    ],
  ])('sums up others: %s', (name) => {
    const { lines, notices } = readComparedHomes(`${names}Condo\t2\t1\t88\t1250\n${name}\t2\t1\t88\t1250`);
    expect(lines.flatMap(({ home }) => home ?? [])).toEqual([condo]);
    expect(notices.at(-1)).toContain(`Line 3 (“${name}”): left out (a summary`);
  });

  test.each([
    'Market Street Loft',
    'Top Floor Condo',
    'Total Bliss',
    'The Meanwhile',
    'Maxwell House',
    'All Decked Out',
    'High Tide',
    'Comp 2',
    'Upper Unit',
    'A | B | C | D | E, with bars',
  ])('but not a home with such a word in its name: %s', (name) => {
    expect(homesIn(`${names}${name}\t2\t1\t88\t1250`)).toEqual([{ ...condo, name }]);
  });

  test('sums up others and has its title left of the names', () => {
    const text =
      'Tier\tName\tBedrooms\tMiles\tNights\tADR\nTop 25%\tCondo\t2\t1\t88\t1250\nAverage\t\t2\t1\t88\t1250';
    expect(homesIn(text)).toEqual([condo, null]);
    expect(problemsIn(text)).toEqual([]);
  });

  test.each(['-', '—', 'n/a', ''])('sums up others and has its title beside the name %j', (name) => {
    const text = `ID\t${names}x1\tCondo\t2\t1\t88\t1250\nAverage\t${name}\t2\t1\t88\t1250`;
    expect(homesIn(text)).toEqual([condo, null]);
  });

  test('repeats a home, or the column names', () => {
    const { lines, notices } = readComparedHomes(
      `${names}Condo\t2\t1\t88\t1250\n${names.toUpperCase()}CONDO\t2 BR\t1.0\t88\t$1,250\nCondo\t3\t1\t88\t1250`,
    );
    expect(lines.map(({ home }) => home?.bedrooms)).toEqual([2, undefined, undefined, 3]);
    expect(notices.slice(1)).toEqual([
      'Line 3: left out (the names of the columns again).',
      'Line 4 (“CONDO”): left out (the same home and figures as on an earlier line).',
    ]);
  });

  test('stands above the column names', () => {
    const { lines, notices } = readComparedHomes(
      `Comps\t\tLast 12 months\n\nDestin\n${names}Condo\t2\t1\t88\t1250`,
    );
    expect(lines).toHaveLength(1);
    expect(notices).toContain('Lines 1, 3: left out (above the names of the columns).');
  });
});

test.each([
  ['Average Joe Cottage', 'Average Joe Cottage'],
  ['Destin 3BR average, all homes', 'Destin 3BR average, all homes'],
  ['Subject (12 Bay Road)', 'Subject (12 Bay Road)'],
  ['Destin market', 'Destin market'],
  ['Market (Destin)', 'Market (Destin)'],
  ['Destin', 'Average'],
])('a line that may be a summary is asked about: %s', (name, words) => {
  const id = name === words ? 'x2' : words;
  const { lines, notices } = readComparedHomes(`ID\t${names}${id}\t${name}\t2\t1\t88\t1250`);
  const message = expect.stringContaining(`“${words}” may sum up other lines.`);
  expect(lines).toEqual([{ number: 2, home: null, problems: [{ message }] }]);
  expect(notices).toHaveLength(1);
});

test('a home that comes twice with different figures is asked about', () => {
  expect(problemsIn('Condo\t2\t1\t88\t1250\n\nCondo\t2\t1\t90\t1250')).toEqual([
    '3 undefined: “Condo” is on line 1 too, with other figures. ' +
      'Delete one of the two, or give them different names.',
  ]);
});

test('empty lines are skipped, but count as lines', () => {
  const { lines } = readComparedHomes('\n  \nCondo\t2\t1\t88\t1250\n\t\t\t\t\n\nCondo\t2\t1\t88\tl25O\n');
  expect(lines.map(({ number, home }) => [number, home])).toEqual([
    [3, condo],
    [6, null],
  ]);
});

test('a list may be partly pasted and partly typed', () => {
  expect(homesIn('Condo\t2\t1\t88\t1250\nTownhouse, next dock, 3, 0.4, 196, 341.50')).toEqual([
    condo,
    townhouse,
  ]);
});

test.each([
  ['Condo\t2\t1\tl71\t1250', ['1 nights: “l71” isn’t a number of nights from 1 to 365.']],
  ['Condo\t2.5\t1\t88\t1250', ['1 bedrooms: “2.5” isn’t a number of bedrooms from 0 to 20.']],
  ['Condo\t21\t101\t366\t20,001', ['bedrooms', 'miles', 'nights', 'rate']],
  ['Condo\t-1\t-1\t0\t19.99', ['bedrooms', 'miles', 'nights', 'rate']],
  ['Condo\t2\t0.6 km\t54%\t#N/A', ['miles', '54% of a whole year is 197', 'rate']],
  ['Condo\t2\t1\t0.58\t1250', ['1 nights: “0.58” isn’t']],
  ['Condo\t2\t½\t21²\t$350¹', ['miles', 'nights', 'rate']],
  ['3\t0.5\t212\t$350', ['1 undefined: The name is missing']],
  ['3 BR, 0.5 mi, 212, $350', ['1 undefined: The name is missing']],
  ['Condo\t2\t500 ft\t88.5\t1250 EUR', ['miles', 'nights', 'rate']],
  [
    'Condo\t\t\t88\t1250',
    ['1 bedrooms: The number of bedrooms is missing.', '1 miles: The distance is missing.'],
  ],
  ['Condo\t2\t1\t88', ['1 rate: The nightly rate is missing.']],
  ['\t2\t1\t88\t1250', ['1 name: The name is missing.']],
  [`${'x'.repeat(121)}\t2\t1\t88\t1250`, ['1 name: The name is longer than 120 characters.']],
  ['Condo 2 1 88 1250', ['1 undefined: “Condo 2 1 88 1250” has no figures.']],
  ['Condo\t2\t1\t88\t1250\t$110,000', ['1 undefined: This has 6 values instead of 5']],
  // The comma in "1,334" splits the rate in two. That must not shift the other columns.
  ['Condo,3,2,88,1,334', ['1 undefined: This has 6 values instead of 5']],
  ['Condo,3,0.2,188,$21,334', ['1 undefined: This has 6 values instead of 5']],
])('names what can’t be read instead of guessing: %j', (text, expected) => {
  const problems = problemsIn(text);
  expect(problems).toHaveLength(expected.length);
  for (const [at, part] of expected.entries()) expect(problems[at]).toContain(part);
  expect(homesIn(text)).toEqual([null]);
});

test('any name of a home leaves the other columns intact, quoted or not', () => {
  const cells = exampleAnalysis.homes.map(({ name, ...figures }) => [name, ...Object.values(figures)]);
  for (const separator of ['\t', ';', ', '])
    expect(homesIn(cells.map((line) => line.join(separator)).join('\n'))).toEqual(exampleAnalysis.homes);
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.constantFrom('\t', ',', ';'),
      (name, separator) => {
        const line = [`"${name.replaceAll('"', '""')}"`, 2, 1, 88, 1250].join(separator);
        const [read] = readComparedHomes(line).lines;
        if (read?.home) expect(read.home).toMatchObject({ nights: 88, rate: 1_250 });
      },
    ),
    { seed: 1 },
  );
});

test.each([
  ['unclosed quotes', '“x\t'],
  ['quotes', '"'],
  ['commas', ','],
  ['tabs', '\t'],
  ['digits', '1'],
  ['dollars', '$1\t'],
  ['letters and digits', 'a1'],
  ['words of periods', 'last 12 months '],
  ['lines of words', 'Name\tBedrooms\tx\n'],
  ['homes', 'A\t3\t1\t88\t300\n'],
])('64 kB of %s are read, and get a short response', (_, piece) => {
  const { lines, questions, notices } = readComparedHomes(piece.repeat(64_000 / piece.length));
  expect(lines.length + questions.length + notices.length).toBeLessThanOrEqual(301);
});

test('reading never throws, whatever is pasted', () => {
  const words = [
    '\r\n',
    '0.4 mi',
    '3 km',
    '58%',
    'Name',
    'Bedrooms',
    'Miles',
    'Occupancy',
    'Rate',
    'Average',
    '$1',
  ];
  const piece = fc.constantFrom(...'\t,;"“\n 3\u0000', ...words);
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
      const { lines, questions, notices } = readComparedHomes(pieces.join(''));
      expect(questions.length === 0 || lines.length === 0).toBe(true);
      for (const { home, problems } of lines) {
        if (home) expect(problems).toEqual([]);
        else expect(problems.length + notices.length).toBeGreaterThan(0);
      }
    }),
    { seed: 1 },
  );
});
