import { answerTime } from './company';

/** The page with a sample of the revenue analysis. The home and every figure are invented. */
export const sampleAnalysisPage = {
  title: 'This is what you get',
  lead: `A filled-in sample of the analysis that reaches you within ${answerTime}. The home, its owner, the six other homes and every figure are invented; the method and the percentages are the ones we use. It prints on two pages.`,
  metaTitle: 'A Sample Revenue Analysis',
  metaDescription:
    'What an owner gets: a low, a middle and a high figure, month by month, the homes we compared, and what each plan would leave you.',
  keywords: [
    'vacation rental revenue estimate',
    'rental income analysis Destin',
    'what would my beach home earn',
  ],
  link: 'See a sample analysis',
  stamp: 'Sample, not a real home',
  next: {
    title: 'Yours takes two minutes to ask for',
    text: 'Written by a person. No obligation, no list-selling.',
  },
} as const;

/** A home to compare with: the nights and the average nightly rate of a year, in US dollars. */
type ComparedHome = { name: string; bedrooms: number; miles: number; nights: number; rate: number };

export const sampleAnalysis = {
  title: 'What Harbor Row 7 could earn in a year',
  home: 'Townhouse on the harbor, Destin. 3 bedrooms, 2½ baths, sleeps 6, boat slip. Managed by its owner today, who keeps two weeks a year.',
  picture: { src: '/images/rentals/rental-2.jpg', alt: '' },
  /** Last year's rent as the owner gave it, in US dollars. */
  lastYear: 51_300,
  /** At the middle figure; rent in US dollars. */
  months: [
    { name: 'January', days: 31, nights: 8, rent: 1_520 },
    { name: 'February', days: 28, nights: 11, rent: 2_255 },
    { name: 'March', days: 31, nights: 19, rent: 5_510 },
    { name: 'April', days: 30, nights: 16, rent: 4_560 },
    { name: 'May', days: 31, nights: 17, rent: 5_270 },
    { name: 'June', days: 30, nights: 25, rent: 10_125 },
    { name: 'July', days: 31, nights: 26, rent: 11_050 },
    { name: 'August', days: 31, nights: 17, rent: 5_525 },
    { name: 'September', days: 30, nights: 13, rent: 3_575 },
    { name: 'October', days: 31, nights: 15, rent: 4_125 },
    { name: 'November', days: 30, nights: 8, rent: 1_680 },
    { name: 'December', days: 31, nights: 7, rent: 1_505 },
  ],
  seasons: [
    { name: 'Summer', months: ['June', 'July', 'August'] },
    { name: 'Spring', months: ['March', 'April', 'May'] },
    { name: 'Fall', months: ['September', 'October', 'November'] },
    { name: 'Winter', months: ['December', 'January', 'February'] },
  ],
  /** The two that earned most, the two between, the two that earned least. */
  compared: [
    { name: 'Townhouse with a slip, next dock', bedrooms: 3, miles: 0.1, nights: 196, rate: 341 },
    { name: 'Harbor townhouse, corner', bedrooms: 3, miles: 0.2, nights: 188, rate: 334 },
    { name: 'Condominium with pool, harbor view', bedrooms: 3, miles: 0.6, nights: 185, rate: 318 },
    { name: 'Townhouse, no slip', bedrooms: 3, miles: 0.4, nights: 178, rate: 307 },
    { name: 'Condominium, bunk room', bedrooms: 2, miles: 0.8, nights: 171, rate: 289 },
    { name: 'Older townhouse, second row', bedrooms: 3, miles: 1.1, nights: 158, rate: 281 },
  ] satisfies ComparedHome[],
  toDo: [
    {
      title: 'Lead with the slip.',
      text: 'Your first five pictures are bedrooms. Put the harbor from the upper porch first, the boat slip second, both in evening light.',
      effort: 'One evening, no cost',
    },
    {
      title: 'Let short stays in after Labor Day.',
      text: 'A five-night minimum left eleven gaps of two and three nights last fall. Three nights from September to February closes most of them.',
      effort: 'Ten minutes in your calendar',
    },
    {
      title: 'Price the fishing weeks apart.',
      text: 'Your October rate is one number. The homes with a slip that did best ask more for the weekends on which the boats go out.',
      effort: 'An hour, once a year',
    },
  ],
  method: [
    'Six homes like yours, ranked by a year’s rent: nights × average nightly rate.',
    'Low is the average of the two that earned least, middle of the two between, high of the two that earned most, each rounded to $100.',
    'The middle is spread over the year as those homes were booked, with your two weeks kept free.',
    'A person read all six listings, and yours.',
  ],
  leftOut: [
    'Booking sites’ own fees, taxes, utilities, insurance, repairs and the wear of more nights.',
    'Cleaning: guests pay it with each stay.',
    'Storms, roadworks, a new building next door.',
    'Anything we might do better than the homes we compared.',
  ],
} as const;
