import { answerTime } from './company';
import { inRegions } from './regions';
import { petLabels } from './rentals';
import { homeSearch } from './search';

/** The words of /vacation-rentals. */
export const rentalsPage = {
  title: 'Vacation Rentals',
  lead: `Homes ${inRegions}. The price you see includes every mandatory fee, and the people you write to are the ones with the keys.`,
  metaTitle: 'Vacation Rentals on the Emerald Coast',
  metaDescription:
    'Beach homes on Florida’s Emerald Coast with every mandatory fee in the price. Search by area, dates and group size, and ask for the ones you like.',
  keywords: [
    'vacation rentals Emerald Coast',
    '30A vacation rentals',
    'Destin beach house rentals',
    'Panama City Beach vacation homes',
    'Santa Rosa Beach rentals',
  ],
  listTitle: 'The homes',
  noScript:
    'JavaScript is turned off in your browser, so this page shows every home instead of your search results.',
  /** If the calendars can't be asked. */
  dates: `We can’t check the calendars right now. Ask about a home, and we’ll tell you within ${answerTime} whether it’s free.`,
  /** Used if homes are booked at an external engine. */
  withEngine: {
    dates:
      'We can’t check the calendars right now. Use a home’s “Check Availability” button to open its booking page.',
    steps: {
      title: 'How booking works',
      items: [
        {
          title: 'Check your dates.',
          text: 'The home’s booking page opens in a new tab and shows which days are open.',
        },
        {
          title: 'Book it there.',
          text: 'You read the rental agreement and pay on that page, not on this site.',
        },
        {
          title: 'Arrive.',
          text: 'We send you the door code and a page of local tips three days before you arrive.',
        },
      ],
    },
  },
  /** Above a home that sleeps fewer than the party; the number follows. */
  smaller: 'Fits a smaller party: sleeps',
  noPets: petLabels.no,
  checking: 'Checking the calendars…',
  /** Above a home whose calendar does not say whether it is free. */
  unknown: `We’ll tell you within ${answerTime} whether it’s free`,
  taken: 'Taken',
  /** Before the dates of a free stay. */
  nearest: 'Free',
  noneFree: {
    title: 'None of these homes is free for your dates',
    text: 'Try the free dates listed for each home, or ask us. Not every home we manage is on this page.',
  },
  /** Above homes of other areas, if none of the area searched for fits. */
  elsewhere: 'Homes in other areas with room for all of you',
  empty: {
    title: 'No homes match your search',
    text: 'Try fewer guests or another area, or ask us. Not every home we manage is on this page.',
    ask: 'Ask us for one',
  },
  steps: {
    title: 'How asking for a home works',
    items: [
      {
        title: 'Ask for a home.',
        text: 'We get your dates and the home with the form. It’s free, and you’re not committing to anything.',
      },
      {
        title: `We check and reply within ${answerTime}.`,
        text: 'We send you the open dates, the total in writing, and the house rules.',
      },
      {
        title: 'You book, or you don’t.',
        text: 'If you do, we send you the door code and a page of local tips three days before you arrive.',
      },
    ],
  },
} as const;

/** The words of a home's own page. */
export const rentalPage = {
  sample: 'sample',
  sleeping: 'Where everyone sleeps',
  amenities: 'What this home has',
  calendar: 'When it’s free',
  rules: 'Good to know',
  rule: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    minNights: 'Shortest stay',
    whoBooks: 'Who can book',
    pets: 'Pets',
    smoking: 'Smoking',
    quietHours: 'Quiet hours',
    cancellation: 'If you cancel',
    hurricane: 'In a hurricane',
  },
  /** In the list of rules, where "Pets" is before it. */
  pets: { yes: 'Welcome', ask: 'Ask us', no: 'No' },
  guide: 'Around here',
  others: 'Other homes',
  owners: {
    title: 'Own a home like this one?',
    lead: 'See what it could earn and how much you’d keep.',
  },
} as const;

/** The words of a home's calendar. */
export const calendarWords = {
  /** What each day says to a screen reader. */
  free: 'free',
  taken: 'taken',
  ends: 'a stay may end',
  begins: 'a stay may begin',
  unknown: 'unknown',
  past: 'past',
  /** The key below the calendar. */
  key: { free: 'free', taken: 'taken', ends: 'a stay may end or begin', edge: 'your dates' },
} as const;

/** Where a calendar comes from, and what it can't say. */
export const calendarNotes = {
  feed: 'From the booking sites’ calendars, checked',
  failing: 'We can’t reach the booking sites right now. This is the calendar as of',
  sample: 'This is a sample calendar. The taken nights are made up.',
  partly: `For the other nights, send us your dates, and we’ll tell you within ${answerTime} whether they’re free.`,
  none: `Send us your dates, and we’ll tell you within ${answerTime} whether they’re free.`,
} as const;

/** The words of the stay card, which asks for dates and a party. */
export const stayCardWords = {
  label: 'Your stay',
  'check-in': 'Check-in',
  'check-out': 'Check-out',
  guests: { label: 'Guests', any: 'How many?' },
  /** The number follows. */
  sleeps: 'This home sleeps',
  dog: homeSearch.dog,
  sum: {
    night: 'Each night',
    fees: 'Cleaning, linens, booking',
    included: 'included',
    total: 'Total before taxes',
  },
  status: {
    start: 'Add your dates, and we’ll tell you whether they’re free.',
    checking: 'Checking the calendar…',
    /** The number of nights follows. */
    free: 'Free for these',
    taken: 'Taken for some of these nights',
    unknown: `We’ll tell you within ${answerTime} whether these nights are free.`,
    /** The dates follow. */
    nearest: 'The nearest free stay:',
    /** The moment follows. */
    read: 'Calendar checked',
    sample: 'Sample calendar',
  },
  /** After the shortest stay ("5 nights"). */
  tooShort: 'is the shortest stay that can start on that day.',
  noPets: petLabels.no,
  ask: 'Ask about this home',
  note: `It’s free, and it doesn’t reserve the dates. A person replies within ${answerTime} with the total in writing.`,
  book: 'Book this home',
  withEngine: 'The booking page opens in a new tab.',
} as const;
