import { answerTime, company } from './company';

// The words of /about, /team and /mission. Each export names the pages that show it.

/** /about: its title, lead, metadata and picture. */
export const aboutPage = {
  title: 'Your Gulf Coast Vacation Rental Experts',
  lead: `A small team on Florida’s Emerald Coast, taking care of homes and the people who stay in them.`,
  metaTitle: 'About Us: Gulf Coast Vacation Rental Experts',
  metaDescription:
    'Meet Sea Oat Stays: four people with more than forty years of combined experience, who started in 2025 to manage fewer Gulf Coast homes, more closely.',
  keywords: [
    'about Sea Oat Stays',
    'Gulf Coast vacation rental experts',
    'Emerald Coast property managers',
    'Santa Rosa Beach vacation rental company',
  ],
  picture: { src: '/images/blog/cottage-behind-dunes.jpg', alt: '', focus: '52% 50%' },
} as const;

/** /team: its title, lead and metadata. */
export const teamPage = {
  title: 'The people who pick up the phone',
  lead: 'There are four of us, with keys on our belts and sand in our cars. When you call, one of us answers.',
  metaTitle: 'Our Team',
  metaDescription:
    'Meet the four people behind Sea Oat Stays: who sets the prices, who walks the homes, who writes the statements, and what their week looks like.',
  keywords: [
    'Sea Oat Stays team',
    'vacation rental managers 30A',
    'Emerald Coast property management team',
    'Hannah Reyes',
  ],
} as const;

/** /mission: its title, lead, metadata and picture. */
export const missionPage = {
  title: 'Leave each home better than we found it',
  lead: 'That’s our whole mission, and it covers the house, the street it stands on, and the vacation of the people who stay there.',
  metaTitle: 'Our Mission',
  metaDescription:
    'What Sea Oat Stays promises owners, guests and the coast it works on, and how you can check that we keep each promise.',
  keywords: [
    'Sea Oat Stays mission',
    'responsible vacation rental management',
    'Emerald Coast hosts',
    'vacation rental owner promises',
  ],
  picture: { src: '/images/blog/sunset-sea-oats.jpg', alt: '', focus: '40% 50%' },
} as const;

/** /about. */
export const ourStory = {
  title: 'Our Story',
  paragraphs: [
    `${company.name} opened in ${company.launchYear} with a short list of homes and a rule: never take on a house that none of us lives near.`,
    'Everything else follows from that rule. A guest who is locked out at ten at night needs a person with a key, and an owner in Atlanta or Nashville needs somebody who has stood in the kitchen.',
    'Between us we had run front desks, set nightly prices, sold beach houses and kept the books for small hotels. We had also seen how the large managers work: one person for a hundred and fifty doors, fees that appear in the second month, a call center where nobody has ever smelled salt air.',
    'So we built the other kind of company. The percentages are printed on this site. The statement fits on one page. When something breaks, you hear about it from us, before you have to ask.',
  ],
  image: {
    src: '/images/about/our-story.jpg',
    alt: 'Wooden boardwalk crossing dunes of golden sea oats toward the Gulf in early light',
  },
} as const;

/** /about and /mission. */
export const generations = {
  title: 'Generations of Memories',
  paragraphs: [
    'Most of the homes we look after were bought for a reason that doesn’t show up on any statement: a grandfather who taught everyone to crab off the same dock, a first summer with a baby, the same week in June for thirty years.',
    'Renting out a house like that should pay for its roof without wearing away what makes it yours. We ask which closet stays locked, which weeks belong to the family, and which mug should never be packed away. Then we write it down and stick to it.',
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
    figure: '40+',
    label: 'Years Combined Experience',
    detail: 'In guest services, pricing, real estate and bookkeeping for small hospitality companies.',
  },
  {
    figure: '100%',
    label: 'Quality Commitment',
    detail: 'One of us walks through every home before we list it. If a home isn’t ready, it waits.',
  },
] as const;

/** /about and /mission. */
export const values = {
  title: 'Four things we stand by',
  items: [
    {
      title: 'Exceptional Service',
      text: `We know your house and your name. We answer messages within ${answerTime}, and the person who answers can help.`,
    },
    {
      title: 'Quality Without Compromise',
      text: 'We count the linens, date the filters, and replace a chipped glass before the next guests arrive rather than after the next review.',
    },
    {
      title: 'Local Expertise',
      text: 'We live in the places we serve. We know which beach access floods, whose dog barks, and when the county’s rules change.',
    },
    {
      title: 'Innovation & Growth',
      text: 'Data sets our prices, and a person checks them. We try new tools on our own homes first and keep the ones that earn their place.',
    },
  ],
} as const;

/** /about and /team (the link only on /about). */
export const teamSection = {
  title: 'Who you’ll be talking to',
  more: 'How our week runs',
  image: {
    src: '/images/blog/boardwalk.jpg',
    alt: 'Boardwalk over white dunes to a row of coral and teal umbrellas beside the emerald Gulf',
  },
  note: 'Sample data: names, portraits and biographies are placeholders for the company’s own.',
} as const;

/** /team: who does what, and when. */
export const ourWeek = {
  title: 'A week of taking care of homes',
  lead: 'There’s no mystery about what a manager does. This part is the same every week; the weather decides the rest.',
  days: [
    {
      day: 'Monday',
      who: 'Hannah',
      text: 'Reads every guest comment from the weekend, calls the guests who left one, and assigns the repairs.',
    },
    {
      day: 'Tuesday',
      who: 'Marcus',
      text: 'Goes through the open nights on each calendar and prices the two- and three-night gaps to sell.',
    },
    {
      day: 'Wednesday',
      who: 'Eleanor',
      text: 'Visits homes with their owners to talk about what to repair before the season, what to leave alone, and what the association will say.',
    },
    {
      day: 'Thursday',
      who: 'David',
      text: 'Matches payouts to bookings, so that statements and payouts can go out on the 5th of each month.',
    },
    {
      day: 'Friday',
      who: 'Everyone',
      text: 'Checks the forecast, the arrivals and the keys. Nobody starts anything new on a Friday.',
    },
    {
      day: 'Saturday',
      who: 'Hannah and the crews',
      text: 'It’s turnover day: every home gets a checklist with photos and a second pair of eyes.',
    },
    {
      day: 'Sunday',
      who: 'The person on call',
      text: `Goes to the beach with the phone on. ${company.emergencies}`,
    },
  ],
} as const;

/** /mission: promises, each with the way to check it. */
export const promises = {
  title: 'What we promise, and how you can tell',
  lead: 'A mission that nobody can check is just decoration. Hold us to these promises.',
  groups: [
    {
      to: 'To owners',
      items: [
        {
          promise: 'You see every number we see.',
          check: 'The owner portal shows bookings, fees and repairs the day they happen.',
        },
        {
          promise: 'You can leave.',
          check: 'On a no-commitment plan, 30 days’ notice is all it takes. It’s in the agreement.',
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
          check: 'The first price you see includes every mandatory fee. Only taxes are added.',
        },
        {
          promise: 'The house is the one in the pictures.',
          check: 'If it isn’t, call us that day. We’ll make it right or find you another one.',
        },
        {
          promise: 'A person answers.',
          check: `Call ${company.phone.display} with a question during the day. ${company.emergencies}`,
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
          promise: 'Dark beaches during turtle season.',
          check:
            'From May through October the Gulf-side lights are amber or off, and a card by the door explains why.',
        },
        {
          promise: 'Nothing left on the sand.',
          check:
            'Chairs and tents come in at night, and we walk the beach access at each home after every stay.',
        },
      ],
    },
  ],
} as const;

/** /about, /team and /mission: the last section of each. */
export const joinUs = {
  title: 'Join Us on Our Journey',
  lead: 'Do you own a home here, want to work with us, or have a question that these pages don’t answer? Write to us, and one of the four of us will reply.',
} as const;
