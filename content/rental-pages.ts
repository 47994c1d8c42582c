import { answerTime } from './company';
import { inRegions } from './regions';
import { petLabels } from './rentals';
import { homeSearch } from './search';

/** Copy for /vacation-rentals. */
export const rentalsPage = {
  title: 'Vacation Rentals',
  lead: `Homes ${inRegions}. The price you see includes every mandatory fee, and the people you write to have the keys.`,
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
  noScript: 'JavaScript is off in your browser, so here are all of the homes, whatever you searched for.',
  /** Shown if the calendars can't be read. */
  dates: `We can’t read the calendars right now: ask for a home, and we tell you within ${answerTime} whether it is free.`,
  /** Used if a booking engine is configured. */
  withEngine: {
    dates:
      'We can’t read the calendars right now: “Check Availability” of a home opens its own booking page.',
    steps: {
      title: 'From choosing to arriving',
      items: [
        {
          title: 'Check your dates.',
          text: 'The booking page of a home opens in a new tab and shows which days are open.',
        },
        {
          title: 'Book it there.',
          text: 'You read the rental agreement, and pay, on that page and not on this one.',
        },
        {
          title: 'Arrive.',
          text: 'The door code and a page of local advice reach you three days before.',
        },
      ],
    },
  },
  /** The list of homes and its search. */
  list: {
    /** Above a home that is too small for the party; followed by the number of guests. */
    smaller: 'Fits a smaller party: sleeps',
    noPets: petLabels.no,
    checking: 'Checking the calendars…',
    /** Above a home if we don't know whether it is free. */
    unknown: `We tell you within ${answerTime} whether it is free`,
    taken: 'Taken',
    /** Followed by dates. */
    nearest: 'Free',
    noneFree: {
      title: 'None of these is free for your dates',
      text: 'Try the dates that each has free, or ask us: not every home we look after is on this page.',
    },
    /** Above homes in other areas, if none in the chosen area fits. */
    elsewhere: 'Room for all of you, in another area',
    empty: {
      title: 'No home here fits all of that',
      text: 'Try fewer guests or another area, or ask us: not every home we look after is on this page.',
      ask: 'Ask us for one',
    },
    dog: homeSearch.dog,
  },
  steps: {
    title: 'From asking to arriving',
    items: [
      {
        title: 'Ask for a home.',
        text: 'Your dates and the home are sent with the form. It costs nothing and commits you to nothing.',
      },
      {
        title: `We check, and answer within ${answerTime}.`,
        text: 'With the open dates, the total in writing, and the rules of the house.',
      },
      {
        title: 'You book, or you don’t.',
        text: 'If you do, the door code and a page of local advice reach you three days before you arrive.',
      },
    ],
  },
} as const;

/** Copy for the page of a home. */
export const rentalPage = {
  sample: 'sample',
  sleeping: 'Where everyone sleeps',
  amenities: 'What is here',
  calendar: 'When it is free',
  rules: 'Good to know',
  rule: {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    minNights: 'Shortest stay',
    whoBooks: 'Who books',
    pets: 'Pets',
    smoking: 'Smoking',
    quietHours: 'Quiet hours',
    cancellation: 'If you cancel',
    hurricane: 'In a hurricane',
  },
  /** In the list of rules, after "Pets". */
  pets: { yes: 'Welcome', ask: 'Ask us', no: 'No' },
  guide: 'Around here',
  others: 'Other homes',
  owners: {
    title: 'Own a home like this one?',
    lead: 'See what it could bring, and what would be left for you.',
  },
} as const;

export const calendarCopy = {
  /** Read by screen readers for each day. */
  free: 'free',
  taken: 'taken',
  ends: 'a stay may end',
  begins: 'a stay may begin',
  unknown: 'not known',
  past: 'past',
  /** The legend below the calendar. */
  key: { free: 'free', taken: 'taken', ends: 'a stay may end or begin', edge: 'your dates' },
} as const;

/** Notes about where a calendar comes from, and which nights are unknown. */
export const calendarNotes = {
  feed: 'From the calendars that the booking sites share, read',
  failing: 'We can’t reach the booking sites right now. This is the calendar as of',
  sample: 'Sample calendar: which nights are taken is made up.',
  partly: `For the other nights, send us your dates, and we tell you within ${answerTime} whether they are free.`,
  none: `Send us your dates, and we tell you within ${answerTime} whether they are free.`,
} as const;

/** Copy for the card that asks for the dates and guests of a stay. */
export const stayCardCopy = {
  label: 'Your stay',
  'check-in': 'Check-in',
  'check-out': 'Check-out',
  guests: { label: 'Guests', any: 'How many?' },
  /** Followed by the number of guests. */
  sleeps: 'This home sleeps',
  dog: homeSearch.dog,
  sum: {
    night: 'Each night',
    fees: 'Cleaning, linens, booking',
    included: 'included',
    total: 'Total before taxes',
  },
  status: {
    start: 'Add your dates, and we’ll tell you whether they are free.',
    checking: 'Checking the calendar…',
    /** Followed by the number of nights. */
    free: 'Free for these',
    taken: 'Taken for some of these nights',
    unknown: `We’ll tell you within ${answerTime} whether these nights are free.`,
    /** Followed by the dates. */
    nearest: 'The nearest free stay:',
    /** Followed by the time. */
    read: 'Calendar read',
    sample: 'Sample calendar',
  },
  /** After the minimum stay: "5 nights". */
  tooShort: 'is the shortest stay from that day.',
  ask: 'Ask about this home',
  note: `It costs nothing and holds nothing. A person answers within ${answerTime}, with the total in writing.`,
  book: 'Book this home',
  withEngine: 'The booking page opens in a new tab.',
} as const;
