// Makes a copy of the project for a made-up company on another coast, to show that only content/ names the company:
//   npx node scripts/lib/other-company.mjs FOLDER
//   cd FOLDER && npm ci && git init && git add . && npm run fix && npm test
import fs from 'node:fs';
import path from 'node:path';
import { SAMPLE_WORDS } from './sample-words.mjs';
import { inRoot } from './setup.mjs';

const LEFT_OUT = ['.git', '.next', '.data', 'dist', 'node_modules', 'test-results'];
const AREAS = [
  { id: 'corolla', name: 'Corolla', towns: ['Carova', 'Pine Island'] },
  { id: 'duck', name: 'Duck', towns: ['Southern Shores', 'Sanderling'] },
  { id: 'nags-head', name: 'Nags Head', towns: ['Kitty Hawk', 'Kill Devil Hills'] },
  { id: 'hatteras', name: 'Hatteras', towns: ['Avon', 'Rodanthe'] },
  { id: 'ocracoke', name: 'Ocracoke', towns: ['Ocracoke Village', 'Springers Point'] },
];
const PEOPLE = 'Ann Bo Cy Di Ed Flo Gus Ida Jo Kay'.split(' ');

/** The facts of the sample, and those of the other company, in this order. */
const FACTS = [
  ['Sea Oat Stays', 'Sand Dollar Homes'],
  ['seaoatstays', 'sanddollarhomes'],
  ['Emerald Coast', 'Outer Banks'],
  ['Gulf Coast', 'Outer Banks'],
  ['Northern District of Florida', 'Eastern District of North Carolina'],
  ["code: 'FL', name: 'Florida'", "code: 'NC', name: 'North Carolina'"],
  ['America/Chicago', 'America/New_York'],
  ['Central', 'Eastern'],
  ['100 Sea Oat Way', '7 Sound Road'],
  ['Santa Rosa Beach', 'Duck'],
  ['32459', '27949'],
  ['Walton', 'Dare'],
  ['850', '252'],
];
const FACT_FILES = ['company', 'phone', 'time-zone'].map((name) => `content/${name}.ts`);
/** Words about the sample's homes, and its articles. */
const TEXT_FILES = ['content/{rentals,rental-pages}.ts', 'content/blog/**/*.ts'];

export function copyForOtherCompany(folder) {
  const inCopy = (file) => path.join(folder, file);
  fs.cpSync(inRoot(), folder, {
    recursive: true,
    filter: (file) => !LEFT_OUT.includes(path.relative(inRoot(), file)),
  });
  const edit = (file, change) =>
    fs.writeFileSync(inCopy(file), change(fs.readFileSync(inCopy(file), 'utf8')));
  /** Replaces what is between two texts. */
  const replaceBetween = (start, end, between) => (text) => {
    const from = text.indexOf(start) + start.length;
    return `${text.slice(0, from)}${between}${text.slice(text.indexOf(end, from))}`;
  };

  for (const file of FACT_FILES)
    edit(file, (text) => FACTS.reduce((result, [from, to]) => result.replaceAll(from, to), text));
  for (const file of fs.globSync(TEXT_FILES, { cwd: folder, exclude: ['**/*.test.ts'] }))
    edit(file, (text) => SAMPLE_WORDS.reduce((result, words) => result.replace(words, toCorolla), text));
  edit(
    'content/regions.ts',
    replaceBetween('const entries = ', ' as const satisfies', toCode(AREAS.map(toRegion))),
  );
  edit('content/regions.ts', (text) => text.replace('import { answerTime, ', 'import { '));
  edit(
    'content/season-curves.ts',
    replaceBetween(
      'Record<RegionId, SeasonCurve> = ',
      ';\n\nexport const calendarMonths',
      toCode(Object.fromEntries(AREAS.map(({ id }) => [id, CURVE]))),
    ),
  );
  edit(
    'content/team.ts',
    replaceBetween("Omit<TeamMember, 'image'>[] = ", ';\n\nexport const team', toCode(PEOPLE.map(toPerson))),
  );
  edit('content/team.ts', (text) => text.replaceAll(/team\/\$\{member\.id\}\.jpg/g, 'about/our-story.jpg'));
  edit('content/plans.ts', (text) =>
    text.replace('twoYear: { essential: 20,', 'twoYear: { essential: 19.5,'),
  );
  edit('content/rentals.ts', (text) =>
    text
      .replace('import type { RegionId }', 'import { type RegionId, regions }')
      .replaceAll(/region: '\w+'/g, `region: '${AREAS[0].id}'`)
      .replace('export const rentals', 'const samples')
      .replace('\n];\n', `\n];\n${HOMES}`),
  );
}

/** Tags, ids and addresses stay in lowercase. */
const toCorolla = (word) => (word === word.toLowerCase() ? 'corolla' : 'Corolla');

const toCode = (value) => JSON.stringify(value, null, 2);

const CURVE = {
  nights: [2, 3, 8, 14, 20, 27, 29, 26, 18, 12, 6, 4],
  rates: [180, 190, 230, 260, 310, 480, 540, 490, 320, 260, 220, 240],
};

const toRegion = ({ id, name, towns }) => ({
  ...{ id, name, where: `in ${name}`, longName: name, searchName: name, towns, tagName: name },
  startingNights: 170,
  destination: {
    ...{ description: `Wide sand in ${name}.`, propertyCount: 90, avgRating: 4.7, avgPrice: 340 },
    image: {
      src: '/images/about/our-story.jpg',
      alt: `The beach of ${name} in the morning`,
      focus: '50% 50%',
    },
    highlights: ['Wild horses', 'The sound at sunset'],
    guideWords: [id.replace('-', '')],
  },
  partner: {
    focusArea: name,
    area: towns.join(' to '),
    title: `Your ${name} home, in steady hands`,
    description: `Cottages in ${name}, looked after by people who live nearby.`,
    metaDescription: `Vacation-rental management in ${name}: honest percentages and a free revenue analysis.`,
    features: ['Priced by week', 'Ready for storms', 'Guests who fit', 'Salt is an expense'].map((title) => ({
      title,
      text: 'We look at it every week, and tell you what we find.',
    })),
  },
});

const toPerson = (first, at) => ({
  ...{ id: `person-${at}`, name: `${first} Sample`, role: 'Host', location: 'Duck', years: at + 2 },
  bio: `${first} looks after homes.`,
});

/** Forty homes with long names and 1 to 20 pictures, made from the sample homes. */
const HOMES = `
export const rentals: readonly Rental[] = Array.from({ length: 40 }, (_, at): Rental[] => {
  const home = samples[at % samples.length];
  const area = regions[at % regions.length] ?? regions[0];
  if (!home) return [];
  const [picture] = home.pictures;
  const pictures: Rental['pictures'] = [picture, ...Array.from({ length: at % 20 }, () => picture)];
  const names = { id: \`home-\${at + 1}\`, title: \`The Weathered Captain’s House, Number \${at + 1}\` };
  const summary = \`Number \${at + 1}: \${home.summary}\`;
  return [{ ...home, ...names, summary, region: area.id, location: area.name, pictures }];
}).flat();
`;

const [, script, folder] = process.argv;
if (script === import.meta.filename && folder) copyForOtherCompany(path.resolve(folder));
