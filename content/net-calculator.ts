import { multiHomeRange, planNames } from './plans';
import { type Region, regions } from './regions';

/**
 * The number fields of the net income calculator. Amounts are in US dollars. At most `decimals` digits may follow the
 * point. The starting values are round examples, not measurements: change one only if you have a source.
 */
export const calculatorFields = {
  nights: { label: 'Nights booked a year', min: 1, max: 365, decimals: 0, start: 180, unit: 'nights' },
  nightsMargin: {
    label: 'Nights a year, give or take',
    min: 0,
    max: 180,
    decimals: 0,
    start: 20,
    unit: 'nights',
  },
  rate: { label: 'Average nightly rate', min: 1, max: 10_000, decimals: 2, start: 425, unit: 'dollars' },
  homes: { label: 'Homes with us', min: 1, max: 100, decimals: 0, start: 1, unit: 'homes' },
  /** The owner's guess. We don't suggest a figure. */
  uplift: {
    label: 'More rent with a manager',
    min: 0,
    max: 100,
    decimals: 1,
    start: 0,
    unit: 'percent',
  },
  nationalFrom: { label: 'Share, from', min: 0, max: 100, decimals: 1, start: 25, unit: 'percent' },
  nationalTo: { label: 'Share, to', min: 0, max: 100, decimals: 1, start: 35, unit: 'percent' },
  software: {
    label: 'Software and door locks a year',
    min: 0,
    max: 100_000,
    decimals: 2,
    start: 1200,
    unit: 'dollars',
  },
  photos: {
    label: 'Photographs and listing a year',
    min: 0,
    max: 100_000,
    decimals: 2,
    start: 500,
    unit: 'dollars',
  },
  help: {
    label: 'A local helper for checks a year',
    min: 0,
    max: 100_000,
    decimals: 2,
    start: 3600,
    unit: 'dollars',
  },
  hoursFrom: { label: 'Your hours a week, from', min: 0, max: 100, decimals: 1, start: 5, unit: 'hours' },
  hoursTo: { label: 'Your hours a week, to', min: 0, max: 100, decimals: 1, start: 10, unit: 'hours' },
  hour: {
    label: 'What an hour of your time is worth',
    min: 0,
    max: 1000,
    decimals: 2,
    start: 25,
    unit: 'dollars',
  },
} as const satisfies Record<string, CalculatorField>;

export interface CalculatorField {
  label: string;
  min: number;
  max: number;
  decimals: 0 | 1 | 2;
  start: number;
  unit: 'nights' | 'homes' | 'dollars' | 'percent' | 'hours';
}

export type CalculatorFieldName = keyof typeof calculatorFields;

/** The region that is selected at first. */
export const startingRegion: Region = regions[0];

/** The names of the people or companies that may manage a home. */
export const managers = {
  ...planNames,
  selfManaged: 'By yourself',
  national: 'A national brand',
} as const;

export const netCalculator = {
  title: 'What would you keep?',
  lead: 'Your own figures, five ways to run the home, and what is left of a year’s rent. No email required.',
  shared: 'Figures from a shared link',
  area: 'Area',
  bedrooms: 'Bedrooms',
  bedroomsOpen: 'Choose',
  plan: 'The plan you lean toward',
  commitment: 'Commitment',
  startNote:
    'Nights and rate start as examples for the area, not as measurements of a market. Bedrooms don’t change these figures; we’ll include them with your request.',
  homesNote: `Two homes or more take ${multiHomeRange(' to ')} points off our share. The figures are for one home.`,
  assumptions: 'Your guess and our assumptions',
  assumptionsNote:
    'The range of nights, the rent a manager adds, your costs and hours, a national brand’s share.',
  yourGuess: 'Your guess',
  guessNote:
    'No two years are alike, so nights are a range. How much more rent a manager would bring in is your guess, for every manager: it starts at 0, and we don’t use any of our own numbers.',
  selfNote:
    'Costs you pay yourself. Your time is a guess, so it is a range; set the hours to 0 to leave it out.',
  nationalNote: 'Our own assumption, for no particular company. Enter the share you were quoted.',
  ownCosts: 'your costs and hours',
  waysLabel: 'What you keep in a year, five ways',
  barsNote: 'Solid: a weaker year. Light: up to a better one. The line marks the middle.',
  breakEvenNote: 'From then on you keep as much as by managing the home yourself, your own hours counted.',
  workedOut: 'How we worked it out',
  excluded:
    'Every line starts from the same nights and rate; what you guess a manager adds counts for every manager. Left out: booking sites’ own fees, taxes, utilities, insurance, repairs and the wear of more nights; cleaning is paid by guests. The first month at $0 commission is not counted.',
  illustration: 'An illustration, not a forecast.',
  useInForm: 'Use this in my free revenue analysis',
  invalid: 'Correct the marked fields to see the figures.',
  example: (where: string, nights: number, rate: number) =>
    `A worked example: a home ${where}, ${nights} nights at $${rate}. With JavaScript on, you can enter your own figures.`,
} as const;
