import { company, theCoast } from './company';
import { limits } from './limits';
import { availability } from './meetings';
import { formatCount } from './numbers';
import { findRegion } from './regions';
import { capitalize, spellCount } from './spell-count';

const describeBedrooms = (count: number) => (count === 0 ? 'studio' : formatCount(count, 'bedroom'));

/** How owners manage their home today, by the value in their form. */
const managementCopy: Readonly<Record<string, string>> = {
  self: 'You manage it yourself today.',
  local: 'A local company manages it today.',
  national: 'A national brand manages it today.',
  new: 'You are new to renting.',
};

/** Copy for an analysis, the sample and real ones. */
export const analysisCopy = {
  document: 'Revenue analysis',
  title: (home: string) => `What ${home} could earn in a year`,
  /** Used if the address is too long for a title. */
  yourHome: 'your home',
  home: (bedrooms: number, place: string, management: string) => {
    return [`${describeBedrooms(bedrooms)}${place && ` ${place}`}.`, managementCopy[management]]
      .filter(Boolean)
      .join(' ');
  },
  bedrooms: describeBedrooms,
  miles: (miles: number) => `${formatCount(miles, 'mile')} away`,
  lastYear: 'is what you told us for last year.',
  compared: (count: number) => `The ${spellCount(count)} homes we compared`,
  method: (count: number, curve: string) => [
    `${capitalize(spellCount(count))} homes like yours, ranked by a year’s rent: nights × average nightly rate.`,
    `Low is the average of the two that earned least, middle of ${count % 2 ? 'the one in the middle and its two neighbors' : 'the two in the middle'}, high of the two that earned most, each rounded to $100.`,
    `The middle is spread over the year by our season curve for ${curve}, and corrected where we know better.`,
    `A person read all ${spellCount(count)} listings, and yours.`,
  ],
  /** The name of the season curve for a home in this area. */
  curve: (area: string) => findRegion(area)?.name ?? theCoast,
  leftOut: [
    'Booking sites’ own fees, taxes, utilities, insurance, repairs and the wear of more nights.',
    'Cleaning: guests pay it with each stay.',
    'Storms, roadworks, a new building next door.',
    'Anything we might do better than the homes we compared.',
  ],
  foot: (page: number, note = '') =>
    [
      page === 2 && 'An estimate with its reasons, not a promise.',
      note,
      `${company.phone.display}. Page ${page} of 2`,
    ]
      .filter(Boolean)
      .join(' '),
  wouldYouKeepMore: 'Would you keep more with us?',
  /** All amounts are formatted. `lastYear` is last year’s rent, `kept` what `plan` leaves of the middle figure. */
  keepMore: ({ lastYear, plan, kept, difference, share, isManaged }: KeepMoreValues) => {
    const start = `You told us ${lastYear} for last year. At our middle figure, ${plan} leaves you ${kept}.`;
    if (share <= 0) return `${start} That is ${difference} more than all of last year’s rent.`;
    return isManaged
      ? `${start} So your present manager leaves you more only if they take less than ${share}% of last year’s rent.`
      : `${start} So managing it yourself still leaves you more if your costs and your hours come to less than ${difference} a year.`;
  },
} as const;

type KeepMoreValues = Record<'lastYear' | 'plan' | 'kept' | 'difference', string> & {
  /** The difference in percent of last year’s rent; negative if the plan leaves more than that rent. */
  share: number;
  isManaged: boolean;
};

/** The email with the link to an analysis. */
export const analysisEmail = {
  subject: (home: string) => `Your revenue analysis: ${home}`,
  title: 'Your revenue analysis is ready',
  lead: 'We compared your home with homes like it. This is the rent of a year that we think it could bring in:',
  open: 'See your analysis',
  more: `It has two pages: month by month, what each plan would leave you, the homes we compared, and three things to do first, with us or without us. The link is private and is valid for ${limits.analysisDays} days.`,
  call: `Talk it through with us: ${availability.minutes} minutes, and we call you.`,
} as const;

/** Copy for the owner's page with an analysis. */
export const ownerAnalysis = {
  title: 'Your revenue analysis',
  private: (until: string) =>
    `Private page, for you and anyone you give the link to. It is valid until ${until}, and prints on two pages.`,
  next: 'Shall we talk it through?',
  nextText: `${availability.minutes} minutes, and we call you. These times are free:`,
  noTimes: `${availability.minutes} minutes, and we call you.`,
  expiredTitle: 'This link has expired',
  expired: `An analysis can be opened for ${limits.analysisDays} days. Rents have changed since then, and we’ll gladly write you a new one. Call us at`,
  tooManyGuesses: 'Too many wrong links were tried from your network. Try again in an hour, or call us at',
  failed: 'We could not load your analysis just now. Please try again in a minute, or call us at',
} as const;
