import { analysisCopy } from './analysis';
import { answerTime, company } from './company';
import { sampleHome } from './sample-home';
import { seasonCurves } from './season-curves';

/** The page with a sample analysis. The home and every figure are made up. */
export const sampleAnalysisPage = {
  title: 'This is what you get',
  lead: `A filled-in sample of the analysis that reaches you within ${answerTime}. The home, its owner, the six other homes and every figure are invented; the method and the percentages are the ones we use. It prints on two pages.`,
  metaTitle: 'A Sample Revenue Analysis',
  metaDescription:
    'What an owner gets: a low, a middle and a high figure, month by month, the homes we compared, and what each plan would leave you.',
  keywords: [
    'vacation rental revenue estimate',
    `rental income analysis ${company.coast}`,
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

const { bedrooms, bathrooms, guests, name, region, title, picture, where } = sampleHome;
const curve = seasonCurves[region];
const nights = curve.nights.reduce((sum, count) => sum + count, 0);
const rent = curve.nights.reduce((sum, count, month) => sum + count * (curve.rates[month] ?? 0), 0);

/** A home to compare with: its nights and its rate are in percent of the area's season curve. */
const compareWith = (
  name: string,
  rooms: number,
  miles: number,
  percent: { nights: number; rate: number },
) => ({
  name,
  bedrooms: rooms,
  miles,
  nights: Math.min(365, Math.round((nights * percent.nights) / 100)),
  rate: Math.round((rent * percent.rate) / nights / 100),
});

/** The sample is about the first of our homes. Its figures come from the season curve of the area, as in a real analysis. */
export const sampleAnalysis = {
  title: analysisCopy.title(title),
  home: `${analysisCopy.home(bedrooms, where, 'self')} ${bathrooms} baths, sleeps ${guests}. Its owner keeps two weeks a year.`,
  about: [analysisCopy.document, name] as const,
  picture,
  area: region,
  management: 'self',
  /** Last year's rent in US dollars, as if the owner had told us. */
  lastYear: Math.round((rent * 0.9) / 100) * 100,
  homes: [
    compareWith('On the same street, remodeled', bedrooms, 0.1, { nights: 108, rate: 109 }),
    compareWith('Around the corner', bedrooms, 0.2, { nights: 103, rate: 107 }),
    compareWith('Next community, with a pool', bedrooms, 0.6, { nights: 102, rate: 102 }),
    compareWith('Two blocks from the water', bedrooms, 0.4, { nights: 98, rate: 99 }),
    compareWith('A bedroom less, with a bunk room', Math.max(0, bedrooms - 1), 0.8, { nights: 94, rate: 93 }),
    compareWith('Older home, second row', bedrooms, 1.1, { nights: 87, rate: 90 }),
  ],
  todo: [
    {
      what: 'Lead with the porch.',
      why: 'Your first five pictures are bedrooms. Put the house from the path first and the view from the porch second, both in evening light.',
      effort: 'One evening, no cost',
    },
    {
      what: 'Let short stays in after Labor Day.',
      why: 'A five-night minimum left eleven gaps of two and three nights last fall. Three nights from September to February closes most of them.',
      effort: 'Ten minutes in your calendar',
    },
    {
      what: 'Price the fall weekends apart.',
      why: 'Your October rate is one number. The homes near you that did best ask more for the weekends of the fall festivals.',
      effort: 'An hour, once a year',
    },
  ],
};
