import { company } from './company';
import { availability } from './meetings';

/** How many days an analysis can be opened after it was last sent. */
export const analysisDays = 180;

/** The count of the homes in words: 4 to 10. */
const countWords = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const homesInWords = (count: number) => countWords[count - 4] ?? String(count);
const bedroomsInWords = (count: number) =>
  count === 0 ? 'studio' : `${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How owners manage their home today, by the answer in their form. */
const managedBy: Readonly<Record<string, string>> = {
  self: 'You manage it yourself today.',
  local: 'A local company manages it today.',
  national: 'A national brand manages it today.',
  new: 'You are new to renting.',
};

/** The words of an analysis, of the sample and of real ones. */
export const analysisCopy = {
  document: 'Revenue analysis',
  title: (home: string) => `What ${home} could earn in a year`,
  /** If the address is too long for a title. */
  yourHome: 'your home',
  home: (bedrooms: number, place: string, management: string) => {
    return [`${bedroomsInWords(bedrooms)}${place && ` ${place}`}.`, managedBy[management]]
      .filter(Boolean)
      .join(' ');
  },
  bedrooms: bedroomsInWords,
  miles: (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'} away`,
  lastYear: 'is last year’s rent, as you told us.',
  compared: (count: number) => `The ${homesInWords(count)} homes we compared`,
  method: (count: number, curve: string) => [
    `${capitalized(homesInWords(count))} homes like yours, ranked by a year’s rent: nights × average nightly rate.`,
    `Low, middle and high are the averages of the two that earned least, ${count % 2 ? 'the one in the middle and its two neighbors' : 'the two in the middle'}, and the two that earned most, rounded to $100.`,
    `We spread the middle figure over the year with our season curve for ${curve}, and adjusted it where we know better.`,
    `A person read all ${homesInWords(count)} of those listings, and yours.`,
  ],
  /** Whose season curve it is if the home is in none of our regions. */
  coast: 'the Emerald Coast',
  leftOut: [
    'Booking sites’ own fees, taxes, utilities, insurance, repairs, and wear from more nights.',
    'Cleaning, which guests pay for.',
    'Storms, road work, or a new building next door.',
    'Anything we might do better than the homes we compared.',
  ],
  foot: (page: number, note = '') =>
    [
      page === 2 && 'This is an estimate with its reasons, not a promise.',
      note,
      `${company.phone.display}. Page ${page} of 2`,
    ]
      .filter(Boolean)
      .join(' '),
  wouldYouKeepMore: 'Would you keep more with us?',
  /** All amounts are words: last year’s rent, what a plan leaves of the middle figure, and the difference. */
  keepMore: ({ lastYear, plan, kept, difference, share, isManaged }: KeepMore) => {
    const start = `You told us you made ${lastYear} last year. At our middle figure, ${plan} leaves you ${kept}.`;
    if (share <= 0) return `${start} That is ${difference} more than all of last year’s rent.`;
    return isManaged
      ? `${start} So your current manager leaves you more only if they take less than ${share}% of last year’s rent.`
      : `${start} So managing it yourself still leaves you more if your costs and your hours come to less than ${difference} a year.`;
  },
} as const;

type KeepMore = Record<'lastYear' | 'plan' | 'kept' | 'difference', string> & {
  /** The difference in percent of last year’s rent; negative if the plan leaves more than all of it. */
  share: number;
  isManaged: boolean;
};

/** The email with the link to an analysis. */
export const analysisEmail = {
  subject: (home: string) => `Your revenue analysis: ${home}`,
  title: 'Your revenue analysis is ready',
  lead: 'We compared your home with homes like it. Here’s how much rent we think it could bring in over a year:',
  ends: { low: 'Low', middle: 'Middle', high: 'High' },
  open: 'See your analysis',
  more: `It’s two pages long and shows the year month by month, what each plan would leave you, the homes we compared, and three things to do first, with us or without us. The link is private and is valid for ${analysisDays} days.`,
  call: `Talk it over with us: it takes ${availability.minutes} minutes, and we’ll call you.`,
} as const;

/** The owner's page. */
export const ownerAnalysis = {
  title: 'Your revenue analysis',
  private: (until: string) =>
    `This page is private: only you and people you give the link to can open it. The link works until ${until}, and the analysis prints on two pages.`,
  next: 'Would you like to talk it over?',
  nextText: `It takes ${availability.minutes} minutes, and we’ll call you. These times are free:`,
  noTimes: `It takes ${availability.minutes} minutes, and we’ll call you.`,
  expiredTitle: 'This link has expired',
  expired: `An analysis can be opened for ${analysisDays} days. Rents have changed since then, and we’ll gladly write you a new one. Call us at`,
  refused: 'Someone on your network tried too many invalid links. Try again in an hour, or call us at',
  failed: 'We couldn’t load your analysis just now. Please try again in a minute, or call us at',
} as const;
