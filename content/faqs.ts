import { answerTime, company } from './company';
import { priceRange } from './plans';
import { referralReward } from './referral-reward';
import { regions } from './regions';

export interface Faq {
  question: string;
  answer: string;
  /** Leads to the open answer as the hash of the page's address. */
  id?: string;
  /** Below the answer. */
  link?: { label: string; href: `/${string}` };
}

const servedAreas = new Intl.ListFormat('en-US').format(regions.map(({ partner }) => partner.focusArea));

/** The six questions of the partner page, published as structured data too. */
export const partnerFaqs: Faq[] = [
  {
    question: 'Which areas do you serve?',
    answer: `${servedAreas}. If your home is just outside, ask us. It depends on how fast we can get there after a storm.`,
  },
  {
    question: 'How much could my home earn?',
    answer: `It depends on the address, the bedrooms and the weeks you keep for yourself. An actively managed home can bring 30-40% more than one left at a flat rate, but we need a closer look to give you a number for your home. Within ${answerTime}, our free analysis gives you a low, a middle and a high figure, with the assumptions behind them.`,
  },
  {
    question: 'What services do the plans include?',
    answer: `Every plan includes pricing, guest communication, cleaning coordination, inspections, monthly payouts and both portals, for ${priceRange} of gross rental revenue. The plans differ in how often and how closely: Professional adds photography, 24/7 guest communication and checks after bad weather; Premium adds a dedicated person.`,
    link: { label: 'Compare the plans', href: '/plans' },
  },
  {
    question: 'How do I book a time to talk?',
    answer: `Use “Book a Time” on this page, or call ${company.phone.display}. The first call takes twenty minutes and you don’t need to prepare anything.`,
  },
  {
    question: 'What makes you different from other managers?',
    answer: `We are small on purpose. You deal with people you know by name, our percentages are printed on this site, and on a no-commitment plan you can leave with 30 days’ notice. Looking for reviews? We opened in ${company.launchYear}; ask us for two owners to call.`,
    link: { label: 'Read what the percentage covers', href: '/plans#faq-percent' },
  },
  {
    question: 'What is the referral reward?',
    answer: `${referralReward.sentence} There’s no limit to how many owners you can refer.`,
  },
];

/** Repairs up to this many US dollars are ordered without asking, unless an agreement says otherwise. */
const repairLimit = 300;

/** The first questions of the plans page, before its groups. */
export const planFaqs: Faq[] = [
  {
    id: 'faq-fees',
    question: 'Are there fees beyond the percentage?',
    answer:
      'There’s no setup fee and no monthly fee. Guests pay for cleaning with each stay. We bill repairs at cost, with the receipt, and we don’t order anything above a limit that we agree on in writing until you say yes.',
  },
  {
    id: 'faq-change',
    question: 'Can I change plans later?',
    answer: 'Yes. Upgrades take effect immediately. Downgrades take effect at the end of your contract term.',
  },
  {
    id: 'faq-notice',
    question: 'How do I cancel a plan with no commitment?',
    answer:
      'Give us 30 days’ notice in writing. We honor the stays that are already booked, and hand the calendar to you or to your next manager.',
  },
  {
    id: 'faq-offers',
    question: 'What are the offers for new partners and for owners with several homes?',
    answer:
      'New partners pay $0 commission in their first month. Owners who have more than one home with us save an extra 2-3%, on any plan and any term. You can tell us about all of them in one form.',
  },
];

/** The other questions of the plans page, by group. */
export const planFaqGroups: { title: string; faqs: Faq[] }[] = [
  {
    title: 'Money',
    faqs: [
      {
        id: 'faq-percent',
        question: 'What is the percentage based on, and who pays the booking sites?',
        answer:
          'It’s a percentage of gross rental revenue: what guests pay for the nights, before taxes. It doesn’t include cleaning, taxes or refundable deposits. A booking site takes its own fee out of the rent, about 3 to 15 percent depending on the site. You pay that fee, it has its own line on your statement, and we add nothing to it. Stays booked directly with us don’t have that fee.',
      },
      {
        id: 'faq-taxes',
        question: 'What taxes are there, and who files them?',
        answer:
          'Guests pay state sales tax and the county’s tourist tax, also called bed tax, on top of the rent. Booking sites pass on what they collect. We collect the rest and file both returns every month in your name, with copies in your portal. We also renew the state license and the local registration, at cost. Income tax is up to you and your accountant. We send you the whole year on one page in January.',
        link: { label: 'Read about bed tax and licenses', href: '/blog/bed-tax-and-licenses' },
      },
    ],
  },
  {
    title: 'Contract',
    faqs: [
      {
        id: 'faq-leaving',
        question: 'Can I leave a 1- or 2-year contract early, and does it renew automatically?',
        answer:
          'You can leave with 60 days’ notice in writing. You then pay the difference between your percentage and the no-commitment percentage on the rent already earned, and nothing else. If you sell the home, you don’t even pay that. A contract never renews automatically: we ask you 60 days before it ends, and if we don’t hear from you, it continues month to month at the no-commitment percentage.',
      },
    ],
  },
  {
    title: 'Your home',
    faqs: [
      {
        id: 'faq-your-weeks',
        question: 'How many weeks can I keep for myself?',
        answer:
          'As many as you like. You can block them in your portal up to the day before, as long as no guest has booked them. We don’t charge you for your own stay; if you want the home cleaned afterward, you pay what the crew charges. Weeks in June and July cost you the most rent, and your analysis shows how much.',
      },
      {
        id: 'faq-repairs',
        question: 'Who pays when something breaks?',
        answer: `You pay for normal wear and tear, at cost and with the receipt. For jobs up to $${repairLimit}, we order what’s needed and tell you the same day. Above that, we ask first, unless we have to stop damage that’s happening right then. Guests pay for what they break: we take photos of the home after every stay, place a $500 hold on direct bookings, and file a claim with the booking site for all other bookings.`,
      },
      {
        id: 'faq-storms',
        question: 'What happens before and after a storm, and what insurance do I need?',
        answer:
          'When a storm watch is posted, we bring in anything that could blow away, close everything up and take photos. That’s part of every plan. On the Professional and Premium plans, we also check the house after every storm and send you photos within a day of the all-clear. You need a policy that covers short-term rentals, with at least $1,000,000 of liability coverage, plus the wind and flood coverage that your lender requires. Our insurance covers our work, not your home.',
      },
    ],
  },
  {
    title: 'Guests',
    faqs: [
      {
        id: 'faq-listing',
        question: 'Where do you list my home, and who owns the listing and the reviews?',
        answer:
          'We list it on Airbnb, Vrbo, Booking.com and our own site. The photos, the text and the calendar are yours. Where the site allows it, we list the home under your own account, so that its reviews stay with it. If you leave, we hand over everything the site lets us hand over.',
      },
      {
        id: 'faq-minimum-stay',
        question: 'Who decides on minimum stays and pets?',
        answer:
          'You do. We suggest a minimum stay for each season, longer in summer and shorter to fill a gap, and you can change it whenever you like. We only accept pets if you say so, and the guest pays for the extra cleaning.',
      },
    ],
  },
];

/** Every question of the plans page in its order, as structured data publishes them. */
export const allPlanFaqs: Faq[] = [...planFaqs, ...planFaqGroups.flatMap(({ faqs }) => faqs)];
