import { analysisCopy } from './analysis';
import { answerTime } from './company';

/** The page with a sample analysis. The home and every figure are made up. */
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
  compared: 'Invented for this sample; in yours they are real, and near',
  foot: 'Sample: invented home and figures.',
  next: {
    title: 'Yours takes two minutes to ask for',
    text: 'Written by a person. No obligation, no list-selling.',
  },
} as const;

/** The months of the sample come from the season curve for Destin, as in a real analysis. */
export const sampleAnalysis = {
  title: analysisCopy.title('Harbor Row 7'),
  home: 'Townhouse on the harbor, Destin. 3 bedrooms, 2½ baths, sleeps 6, boat slip. Managed by its owner today, who keeps two weeks a year.',
  about: [analysisCopy.document, 'Harbor Row 7, Destin'],
  picture: { src: '/images/rentals/rental-2.jpg', alt: '' },
  area: 'destin',
  management: 'self',
  /** Last year's rent in US dollars, as if the owner had told us. */
  lastYear: 51_300,
  homes: [
    { name: 'Townhouse with a slip, next dock', bedrooms: 3, miles: 0.1, nights: 196, rate: 341 },
    { name: 'Harbor townhouse, corner', bedrooms: 3, miles: 0.2, nights: 188, rate: 334 },
    { name: 'Condominium with pool, harbor view', bedrooms: 3, miles: 0.6, nights: 185, rate: 318 },
    { name: 'Townhouse, no slip', bedrooms: 3, miles: 0.4, nights: 178, rate: 307 },
    { name: 'Condominium, bunk room', bedrooms: 2, miles: 0.8, nights: 171, rate: 289 },
    { name: 'Older townhouse, second row', bedrooms: 3, miles: 1.1, nights: 158, rate: 281 },
  ],
  todo: [
    {
      what: 'Lead with the slip.',
      why: 'Your first five pictures are bedrooms. Put the harbor from the upper porch first, the boat slip second, both in evening light.',
      effort: 'One evening, no cost',
    },
    {
      what: 'Let short stays in after Labor Day.',
      why: 'A five-night minimum left eleven gaps of two and three nights last fall. Three nights from September to February closes most of them.',
      effort: 'Ten minutes in your calendar',
    },
    {
      what: 'Price the fishing weeks apart.',
      why: 'Your October rate is one number. The homes with a slip that did best ask more for the weekends on which the boats go out.',
      effort: 'An hour, once a year',
    },
  ],
} as const;
