import { answerTime, company, onStateCoast, onTheCoast } from './company';
import { limits } from './limits';
import { inRegions, regionKeywords } from './regions';
import { petLabels } from './rentals';
import { homeSearch } from './search';
import { spellCount } from './spell-count';

/** Whether homes are free, in the list of homes and among saved ones. */
const statuses = { free: 'Free', unknown: 'We check for you', checking: 'Checking the calendars…' } as const;

/** Copy for /vacation-rentals. */
export const rentalsPage = {
  title: 'Vacation Rentals',
  lead: `Homes ${inRegions}. The price you see includes every mandatory fee, and the people you write to have the keys.`,
  metaTitle: `Vacation Rentals ${onTheCoast}`,
  metaDescription: `Beach homes ${onStateCoast} with every mandatory fee in the price. Search by area, dates and group size, and ask for the ones you like.`,
  keywords: [
    `vacation rentals ${company.coast}`,
    ...regionKeywords('vacation homes'),
    `${company.address.city} rentals`,
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
  areas: { label: 'Areas', all: 'All' },
  /** The list of homes and its search. */
  list: {
    ...statuses,
    unknown: { title: statuses.unknown, lead: `We tell you within ${answerTime} whether they are free.` },
    otherDates: 'Free for other dates',
    taken: 'Taken for your dates',
    /** After a number: "15 we check for you". */
    checked: 'we check for you',
    /** Followed by dates. */
    nearest: 'Free',
    /** Followed by a day. */
    next: 'Next free:',
    noneFound: 'No free dates in the next months',
    /** Followed by a day of the week. */
    arrival: 'Arrive on a',
    noPrice: `We tell you the total within ${answerTime}`,
    /** After a number of homes. */
    unfit: { one: 'home that doesn’t fit', other: 'homes that don’t fit' },
    misfits: {
      /** Followed by the number of guests. */
      guests: 'Fits a smaller party: sleeps',
      dog: petLabels.no,
      /** Followed by a price. */
      price: 'From',
      /** Followed by amenities. */
      amenities: 'No',
    },
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
    change: 'Change',
    pages: { label: 'Pages of homes', previous: 'Previous', next: 'Next' },
    /** After a number, in a folded list. */
    more: 'more',
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

/** What visitors can ask for, if some of the homes have it: the label is part of one of the home’s. */
export const amenityFilters: readonly { id: string; label: string }[] = [
  { id: 'pool', label: 'Pool' },
  { id: 'hot-tub', label: 'Hot tub' },
  { id: 'gulf-front', label: 'Gulf front' },
  { id: 'elevator', label: 'Elevator' },
  { id: 'ev-charger', label: 'EV charger' },
  { id: 'boat-slip', label: 'Boat slip' },
  { id: 'fenced-yard', label: 'Fenced yard' },
  { id: 'near-the-beach', label: 'Steps to the beach' },
  { id: 'dishwasher', label: 'Dishwasher' },
  { id: 'boardwalk', label: 'Private boardwalk' },
];

/** Copy for the page of a home. */
export const rentalPage = {
  sample: 'sample',
  sleeping: 'Where everyone sleeps',
  amenities: 'What is here',
  /** Above amenities that are in no group. */
  otherAmenities: 'Amenities',
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
  rates: {
    title: 'What a night costs',
    allYear: 'All other nights',
    arrival: 'arriving on a',
    unknown: 'Ask us',
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

/** Copy for saved homes, on the list and on /vacation-rentals/saved. */
export const savedHomesCopy = {
  title: 'Saved homes',
  lead: 'Side by side, with the price for your dates. They are saved in this browser alone.',
  metaTitle: 'Compare Saved Homes',
  metaDescription: 'The homes you saved, side by side: price for your dates, beds, pets and rules.',
  keywords: ['compare vacation rentals', 'saved beach homes'],
  save: 'Save',
  saved: 'Saved',
  /** After the number of homes. */
  count: 'saved',
  compare: 'Compare',
  remove: 'Remove',
  askOne: 'Ask about this home',
  /** Followed by the number of homes. */
  askAll: 'Ask about these',
  none: `No saved homes yet: choose “Save” on the pictures of up to ${spellCount(limits.savedHomes)} homes, or open a link that somebody sent you.`,
  browse: 'Browse the homes',
  rows: {
    price: 'Price',
    sleeps: 'Sleeps',
    beds: 'Bedrooms and beds',
    pets: 'Pets',
    amenities: 'What is here',
    rules: 'Rules',
  },
  statuses: {
    ...statuses,
    taken: 'Taken',
    'too-short': 'Free for a longer stay',
    'other-arrival-day': 'Free from another day',
  },
} as const;

export const galleryCopy = {
  /** Followed by the number of pictures. */
  showAll: 'Show all',
  /** Followed by the home's name. */
  label: 'All pictures of',
  row: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
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
  /** If a search for a home with a dog led to a home that takes none. */
  noDog: 'No pets here. Ask us for a home that takes them.',
  sum: {
    night: 'Each night',
    fees: 'Cleaning, linens, booking',
    included: 'included',
    petFee: 'Pet fee',
    total: 'Total before taxes',
    noDates: 'with your dates',
    noPrice: `We tell you within ${answerTime}`,
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
  /** Followed by the day of the week: "on a Saturday." */
  arrivalDay: 'Stays at that time begin on a',
  ask: 'Ask about this home',
  note: `It costs nothing and holds nothing. A person answers within ${answerTime}, with the total in writing.`,
  book: 'Book this home',
  withEngine: 'The booking page opens in a new tab.',
} as const;

/** In place of a home's page. The texts are followed by our phone number. */
export const homeStates = {
  gone: {
    title: 'This home is no longer with us',
    text: 'We don’t rent it any more. See the homes that we look after, or call us at',
  },
  failed: {
    title: 'We can’t show this home right now',
    text: 'Please try again in a minute. If it is urgent, call us at',
  },
} as const;
