import { planNames } from './plans';
import type { RegionId } from './regions';

/**
 * The number fields of "What would you keep?": their labels, limits and starting values. Amounts are US dollars;
 * `decimals` is how many digits may follow the point. The starting values are round examples, not measurements: change one
 * only with a source at hand, or leave it an example.
 */
export const calculatorFields = {
  nights: { label: 'Nights booked per year', min: 1, max: 365, decimals: 0, start: 180, unit: 'nights' },
  nightsMargin: {
    label: 'Nights per year, give or take',
    min: 0,
    max: 180,
    decimals: 0,
    start: 20,
    unit: 'nights',
  },
  rate: { label: 'Average nightly rate', min: 1, max: 10_000, decimals: 2, start: 425, unit: 'dollars' },
  homes: { label: 'Homes with us', min: 1, max: 100, decimals: 0, start: 1, unit: 'homes' },
  /** The owner's own guess, without any figure of ours. */
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
    label: 'Software and door locks per year',
    min: 0,
    max: 100_000,
    decimals: 2,
    start: 1200,
    unit: 'dollars',
  },
  photos: {
    label: 'Photos and listing per year',
    min: 0,
    max: 100_000,
    decimals: 2,
    start: 500,
    unit: 'dollars',
  },
  help: {
    label: 'Local help with checks per year',
    min: 0,
    max: 100_000,
    decimals: 2,
    start: 3600,
    unit: 'dollars',
  },
  hoursFrom: { label: 'Your hours per week, from', min: 0, max: 100, decimals: 1, start: 5, unit: 'hours' },
  hoursTo: { label: 'Your hours per week, to', min: 0, max: 100, decimals: 1, start: 10, unit: 'hours' },
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

/** The region that is chosen at the start. */
export const startingRegion: RegionId = '30a';

/** The names of the possible managers of a home. */
export const managers = {
  ...planNames,
  selfManaged: 'By yourself',
  national: 'A national brand',
} as const;

/** The copy of the calculator. */
export const netCalculator = {
  title: 'What would you keep?',
  lead: 'Enter your own figures and see what’s left of a year’s rent, with five ways to run the home. No email required.',
  shared: 'Figures from a shared link',
  area: 'Area',
  bedrooms: 'Bedrooms',
  bedroomsOpen: 'Choose',
  plan: 'The plan you lean toward',
  commitment: 'Commitment',
  startNote:
    'The nights and the rate start as examples for the area, not as market data. Bedrooms don’t change these figures; we’ll include them with your request.',
  homesNote: 'With two or more homes, our share drops by 2 to 3 points. The figures are for one home.',
  assumptions: 'Your guess and our assumptions',
  assumptionsNote:
    'The range of nights, the rent a manager adds, your costs and hours, and a national brand’s share.',
  yourGuess: 'Your guess',
  guessNote:
    'No two years are alike, so the nights are a range. How much more rent a manager would bring in is your guess, and it applies to every manager. It starts at 0, and we don’t use any of our own numbers.',
  selfNote:
    'These are costs you pay yourself. Your time is a guess, so it’s a range. To leave it out, set the hours to 0.',
  nationalNote:
    'This is our own assumption and not about any particular company. Enter the share you were quoted.',
  ownCosts: 'your costs and hours',
  waysLabel: 'What you keep in a year, five ways',
  barsNote:
    'The solid bar is a weaker year, and the light bar goes up to a better one. The line marks the middle.',
  breakEvenNote:
    'From that point on, you keep as much as you would by managing the home yourself, counting your own hours.',
  workedOut: 'How we worked it out',
  excluded:
    'Every line starts from the same nights and rate, and your guess about what a manager adds applies to every manager. We leave out booking sites’ own fees, taxes, utilities, insurance, repairs, and the wear and tear of more nights. Guests pay for cleaning. We don’t count the first month at $0 commission.',
  illustration: 'An illustration, not a forecast.',
  useInForm: 'Use this in my free revenue analysis',
  invalid: 'Fix the marked fields to see the figures.',
  example: 'This is an example. Turn on JavaScript to enter your own figures.',
} as const;
