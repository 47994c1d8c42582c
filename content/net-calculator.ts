import type { RegionId } from './regions';

/**
 * Every number of "What would you keep?" that a visitor may change: its words, its limits and what it starts at.
 * Amounts in US dollars; `decimals` is how many digits may follow the point. The starting figures are round
 * examples, not measurements: change one only with a source at hand, or leave it an example.
 */
export const calculatorFields = {
  nights: { label: 'Nights booked a year', min: 1, max: 365, decimals: 0, start: 180, unit: 'nights' },
  nightsMargin: { label: 'Give or take', min: 0, max: 180, decimals: 0, start: 20, unit: 'nights' },
  rate: { label: 'Average nightly rate', min: 1, max: 10_000, decimals: 2, start: 425, unit: 'dollars' },
  /** The owner's own guess: none of our figures enters it. */
  uplift: {
    label: 'More nights or a higher rate with a manager',
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
  unit: 'nights' | 'dollars' | 'percent' | 'hours';
}

export type CalculatorFieldName = keyof typeof calculatorFields;

/** The region that is chosen at the start. */
export const startingRegion: RegionId = '30a';

/** The words of the calculator. */
export const netCalculator = {
  title: 'What would you keep?',
  lead: 'What is left of a year’s rent under each plan, next to two alternatives. No email required.',
  area: 'Area',
  bedrooms: 'Bedrooms',
  bedroomsOpen: 'Not chosen',
  plan: 'The plan you lean toward',
  commitment: 'Commitment',
  assumptions: 'Our assumptions, free to change',
  national: 'A typical national brand',
  selfManaged: 'Managing it yourself',
  startNote:
    'The area fills in a sample rate and sample nights. They are examples to start from, not measurements of a market. Bedrooms change none of these figures; they go along into your request.',
  upliftNote:
    'How much more rent you think a manager would bring in, in percent. It is your guess: it starts at 0, and none of our figures enters it.',
  nationalNote: 'Our own assumption, for no particular company. Enter the share you were quoted.',
  selfNote:
    'Costs you pay yourself. Your time is a guess, so it is a range; set the hours to 0 to leave it out.',
  excluded:
    'Every line starts from the same nights and rate; what you guess a manager adds counts for every manager. Left out: booking sites’ own fees, taxes, utilities, insurance, repairs and the wear of more nights; cleaning is paid by guests. The first month at $0 commission and the saving for several homes are not counted.',
  illustration: 'An illustration, not a forecast.',
  breakEven: {
    title: 'What a manager would have to add',
    lead: 'This is what decides. From here on, you keep as much under a plan as by managing the home yourself, at the middle of your guesses.',
  },
  address: 'Send or keep these figures:',
  useInForm: 'Use this in my free revenue analysis',
  invalid: 'Correct the marked fields to see the figures.',
  examples: {
    lead: 'Worked examples with sample nights and rates, not measurements of a market. With JavaScript on, you can enter your own.',
  },
} as const;
