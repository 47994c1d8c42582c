import { answerTime, company, introduction } from './company';
import { notice } from './plans';
import { capitalize, spellCount } from './spell-count';
import { combinedYears, firstNameOf, team } from './team';

const people = spellCount(team.length);

// Copy for /about, /team and /mission. The comment on each export names its pages.

/** /about: its title, lead, metadata and picture. */
export const aboutPage = {
  title: `Your ${company.shore} Vacation Rental Experts`,
  lead: introduction,
  metaTitle: `About Us: ${company.shore} Vacation Rental Experts`,
  metaDescription: `Who ${company.name} is: ${people} people with ${combinedYears}+ years of combined experience, launched in ${company.launchYear} to manage fewer ${company.shore} homes, more closely.`,
  keywords: [
    `about ${company.name}`,
    `${company.shore} vacation rental experts`,
    `${company.coast} property managers`,
    `${company.address.city} vacation rental company`,
  ],
  picture: { src: '/images/blog/cottage-behind-dunes.jpg', alt: '', focus: '52% 50%' },
} as const;

/** /team: its title, lead, metadata and picture. */
export const teamPage = {
  title: 'The people who pick up the phone',
  lead: `${capitalize(people)} of us, with keys on our belts and sand in our cars. Call, and one of us answers.`,
  metaTitle: 'Our Team',
  metaDescription: `Meet the ${people} people behind ${company.name}: who sets the prices, who walks the homes, who writes the statements, and on which day of the week.`,
  keywords: [
    `${company.name} team`,
    `vacation rental managers ${company.coast}`,
    `${company.coast} property management team`,
    ...team.map(({ name }) => name),
  ],
  picture: { src: '/images/blog/boardwalk.jpg', alt: '' },
} as const;

/** /mission: its title, lead, metadata and picture. */
export const missionPage = {
  title: 'Leave each home better than we found it',
  lead: 'That is the whole of it: the house, the street it stands on, and the week of the people who stay there.',
  metaTitle: 'Our Mission',
  metaDescription: `What ${company.name} promises owners, guests and the coast it works on, and how you can check that we keep each promise.`,
  keywords: [
    `${company.name} mission`,
    'responsible vacation rental management',
    `${company.coast} hosts`,
    'vacation rental owner promises',
  ],
  picture: { src: '/images/blog/sunset-sea-oats.jpg', alt: '', focus: '40% 50%' },
} as const;

/** Shown on /about. */
export const ourStory = {
  title: 'Our Story',
  paragraphs: [
    `${company.name} opened in ${company.launchYear} with a short list of homes and a rule: never take on a house that none of us lives near.`,
    'Everything else follows from it. A guest who is locked out at ten at night needs a person with a key, and an owner five hundred miles away needs somebody who has stood in the kitchen.',
    'Between us we had run front desks, set nightly prices, sold beach houses and kept the books of small hotels. We had also seen how the large managers work: one person for a hundred and fifty doors, fees that appear in the second month, a call center that has never smelled salt air.',
    'So we built the other kind of company. The percentages are printed on this site. The statement fits on one page. When something breaks, you hear about it from us, before you have to ask.',
  ],
  image: {
    src: '/images/about/our-story.jpg',
    alt: 'Wooden boardwalk crossing dunes of golden sea oats toward the water in early light',
  },
} as const;

/** Shown on /about and /mission. */
export const generations = {
  title: 'Generations of Memories',
  paragraphs: [
    'Most of the homes we look after were bought for a reason that is not on any statement: a grandfather who taught everyone to crab off the same dock, a first summer with a baby, the same week in June for thirty years.',
    'Renting such a house should pay for its roof without wearing out what makes it yours. We ask which closet stays locked, which weeks belong to the family, and which mug is never to be packed away. Then we write it down, and keep to it.',
  ],
  image: {
    src: '/images/about/generations.jpg',
    alt: 'Large and small footprints leading across white sand to a coral umbrella, beach chairs, a child-size chair and a sandcastle',
  },
} as const;

/** /about, /team and /mission: company size. */
export const companyStats = [
  {
    figure: String(company.launchYear),
    label: 'Launch Year',
    detail: 'Young enough to answer every message ourselves, and we mean to keep it that way.',
  },
  {
    figure: `${combinedYears}+`,
    label: 'Years Combined Experience',
    detail: 'In guest services, pricing, real estate and the books of small hospitality companies.',
  },
  {
    figure: '100%',
    label: 'Quality Commitment',
    detail: 'Each home is walked by one of us before it is listed. One that is not ready waits.',
  },
] as const;

/** Shown on /about and /mission. */
export const values = {
  title: 'Four things we hold to',
  items: [
    {
      title: 'Exceptional Service',
      text: `We know your house and your name. We answer messages within ${answerTime}, by somebody who can help.`,
    },
    {
      title: 'Quality Without Compromise',
      text: 'Linen is counted, filters are dated, and a chipped glass is replaced before the next arrival rather than after the next review.',
    },
    {
      title: 'Local Expertise',
      text: 'We live in the places we serve. We know which beach access floods, whose dog barks, and when the county’s rules change.',
    },
    {
      title: 'Innovation & Growth',
      text: 'Prices are set by data and read by a person. We try new tools on our own homes first, and keep the ones that earn their place.',
    },
  ],
} as const;

/** /about and /team (the link only on /about). */
export const teamSection = {
  title: 'Who you will be talking to',
  more: 'How our week runs',
  note: 'Sample data: names, portraits and biographies are placeholders for the company’s own.',
} as const;

/** /team: who does what, and when. */
export const ourWeek = {
  title: 'A week of looking after homes',
  lead: 'No mystery about what a manager does. This part is the same every week; the weather brings the rest.',
  days: [
    {
      day: 'Monday',
      who: firstNameOf(0),
      text: 'Reads every guest comment of the weekend, calls the guests who wrote one, and hands out the repairs.',
    },
    {
      day: 'Tuesday',
      who: firstNameOf(1),
      text: 'Goes through the open nights of each calendar and prices the gaps of two and three to go.',
    },
    {
      day: 'Wednesday',
      who: firstNameOf(2),
      text: 'Visits homes with owners: what to repair before the season, what to leave alone, what the association will say.',
    },
    {
      day: 'Thursday',
      who: firstNameOf(3),
      text: 'Matches payouts to bookings, so that statements and payouts can leave on the 5th of each month.',
    },
    {
      day: 'Friday',
      who: 'Everyone',
      text: 'The forecast, the arrivals, the keys. Nobody starts anything new on a Friday.',
    },
    {
      day: 'Saturday',
      who: `${firstNameOf(0)} and the crews`,
      text: 'Turnover day: a checklist with photographs, and a second pair of eyes at every door.',
    },
    {
      day: 'Sunday',
      who: 'The person on call',
      text: `The beach, with the phone on. ${company.emergencies}`,
    },
  ],
} as const;

/** /mission: promises, each with the way to check it. */
export const promises = {
  title: 'What we promise, and how you can tell',
  lead: 'A mission nobody can check is decoration. Hold us to these.',
  groups: [
    {
      to: 'To owners',
      items: [
        {
          promise: 'You see every number we see.',
          check: 'The owner portal shows bookings, fees and repairs on the day they happen.',
        },
        {
          promise: 'You can leave.',
          check: `On a plan without commitment, ${notice} is all it takes. It is in the agreement.`,
        },
        {
          promise: 'Repairs at cost.',
          check: 'The receipt is attached to the statement, with nothing added to it.',
        },
      ],
    },
    {
      to: 'To guests',
      items: [
        {
          promise: 'The price is the price.',
          check: 'Every mandatory fee is in the figure you see first; only taxes come on top.',
        },
        {
          promise: 'The house is the one in the pictures.',
          check: 'If it is not, call us on the day. We will put it right or find you another.',
        },
        {
          promise: 'A person answers.',
          check: `${company.phone.display}, for a question by day. ${company.emergencies}`,
        },
      ],
    },
    {
      to: 'To the coast',
      items: [
        {
          promise: 'A real limit on guests and cars.',
          check: 'It is in every listing, and we turn down bookings that go over it.',
        },
        {
          promise: 'Dark beaches in turtle season.',
          check:
            'From May through October the lights on the water side are amber or off, and a card by the door says why.',
        },
        {
          promise: 'Nothing left on the sand.',
          check: 'Chairs and tents come in at night. We walk the access below each home after every stay.',
        },
      ],
    },
  ],
} as const;

/** The lead of the form at the end of /about, /team and /mission. */
export const joinUsLead = `Own a home here, want to work with us, or have a question none of these pages answers? Write to us, and one of the ${people} of us replies.`;
