import { claims } from './claims';
import { answerTime, company } from './company';
import { bookATime, type NavigationLink } from './navigation';
import { multiHomeRange, notice, priceRange } from './plans';
import { referralReward } from './referral-reward';
import { regions } from './regions';

export interface Faq {
  question: string;
  answer: string;
  /** As the hash of the URL, it opens the answer. */
  id?: string;
  /** Shown below the answer. */
  link?: NavigationLink;
}

const servedAreas = new Intl.ListFormat('en-US').format(regions.map(({ partner }) => partner.focusArea));

/** Questions on the partner page, published as structured data too. */
export const partnerFaqs: Faq[] = [
  {
    question: 'Which areas do you serve?',
    answer: `${servedAreas}. If your home lies just outside, ask: the answer depends on how fast we can reach it after a storm.`,
  },
  {
    question: 'How much could my home earn?',
    answer: `It depends on the address, the bedrooms and the weeks you keep for yourself. An actively managed home can bring ${claims[0].figure} more than one left at a flat rate, but a figure for your home takes a closer look: our free analysis gives a low, a middle and a high one within ${answerTime}, with the assumptions behind them.`,
  },
  {
    question: 'What services do the plans include?',
    answer: `Every plan includes pricing, guest communication, cleaning coordination, inspections, monthly payouts and both portals, for ${priceRange} of gross rental revenue. The plans differ in how often and how closely: Professional adds photography, 24/7 guest communication and checks after bad weather; Premium adds a dedicated person.`,
    link: { label: 'Compare the plans', href: '/plans' },
  },
  {
    question: 'How do I book a time to talk?',
    answer: `Use “${bookATime.label}” on this page, or call ${company.phone.display}. The first call takes ${company.calls.minutes} minutes and you don’t need to prepare anything.`,
  },
  {
    question: 'What makes you different from other managers?',
    answer: `We are small on purpose. You deal with people you know by name, our percentages are printed on this site, and on a plan without commitment you can leave with ${notice}. Looking for reviews? We opened in ${company.launchYear}; ask us for two owners to call.`,
    link: { label: 'Read what the percentage covers', href: '/plans#faq-percent' },
  },
  {
    question: 'What is the referral reward?',
    answer: `${referralReward.sentence} There is no limit to how many owners you may refer.`,
  },
];

/** We order repairs up to this many US dollars without asking, unless an agreement says otherwise. */
const repairLimit = 300;

/** The first questions on the plans page, above the groups. */
export const planFaqs: Faq[] = [
  {
    id: 'faq-fees',
    question: 'Are there fees beyond the percentage?',
    answer:
      'No setup fee and no monthly fee. Cleaning is paid by the guest with each stay. Repairs are billed at cost, with the receipt, and above a limit that we agree in writing nothing is ordered before you say yes.',
  },
  {
    id: 'faq-change',
    question: 'Can I change plans later?',
    answer: 'Yes. Upgrades take effect immediately. Downgrades take effect at the end of your contract term.',
  },
  {
    id: 'faq-notice',
    question: 'How do I cancel a plan with no commitment?',
    answer: `With ${notice} in writing. Stays that are already booked are honored, and the calendar goes to you or to your next manager.`,
  },
  {
    id: 'faq-offers',
    question: 'What are the offers for new partners and for several homes?',
    answer: `New partners pay $0 commission in their first month. Owners with more than one home with us save an extra ${multiHomeRange('-')}%, on any plan and any term. Tell us about all of them in one form.`,
  },
];

/** The other questions on the plans page, by group. */
export const planFaqGroups: { title: string; faqs: Faq[] }[] = [
  {
    title: 'Money',
    faqs: [
      {
        id: 'faq-percent',
        question: 'A percentage of what, and who pays the booking sites?',
        answer:
          'Of gross rental revenue: what guests pay for the nights, before taxes. Cleaning, taxes and refundable deposits are no part of it. A booking site takes its own fee out of the rent, about 3 to 15 percent depending on the site. That fee is yours to pay, it has its own line in your statement, and we add nothing to it. Stays booked directly with us have no such fee.',
      },
      {
        id: 'faq-taxes',
        question: 'Which taxes are there, and who files them?',
        answer:
          'Guests pay state sales tax and the county’s tourist tax, also called bed tax, on top of the rent. Booking sites pass on what they collect. We collect the rest and file both returns every month in your name, with copies in your portal. We also renew the state license and the local registration, at cost. Income tax stays with you and your accountant, who get the whole year on one page in January.',
        link: { label: 'Read about bed tax and licenses', href: '/blog/bed-tax-and-licenses' },
      },
    ],
  },
  {
    title: 'Contract',
    faqs: [
      {
        id: 'faq-leaving',
        question: 'Can I leave a 1- or 2-year contract early, and does it renew by itself?',
        answer:
          'You can leave with 60 days’ notice in writing. You then pay the difference to the no-commitment percentage for the rent already earned, and nothing else. If you sell the home, you don’t pay even that. A contract never renews by itself: 60 days before it ends we ask you, and without an answer it continues from month to month at the no-commitment percentage.',
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
          'As many as you like. Block them in your portal, up to the day before, as long as no guest has booked them. We charge nothing for your own stay; if you want the home cleaned after it, you pay the crew’s price. Weeks in June and July cost the most rent, and your analysis shows how much.',
      },
      {
        id: 'faq-repairs',
        question: 'Who pays when something breaks?',
        answer: `Wear is yours to pay, at cost and with the receipt. Up to $${repairLimit} a job we order what is needed and tell you the same day. Above that we ask first, except to stop damage that is happening. What guests break, guests pay for: we photograph the home after every stay, keep a $500 hold on direct bookings, and make the claim with the booking site for all others.`,
      },
      {
        id: 'faq-storms',
        question: 'What happens before and after a storm, and what insurance do I need?',
        answer:
          'When a storm watch is posted, we carry in what could fly, close what closes and take photographs, on every plan. From the Professional plan on, we check the house after every storm and send you photographs within a day of the all-clear. You need a policy that covers renting by the night, with at least $1,000,000 of liability, plus wind and flood cover as your lender asks. Ours covers our work, not your home.',
      },
    ],
  },
  {
    title: 'Guests',
    faqs: [
      {
        id: 'faq-listing',
        question: 'Where do you list my home, and whose are the listing and the reviews?',
        answer:
          'On Airbnb, Vrbo, Booking.com and our own site. The photographs, the text and the calendar are yours. Where the site allows it, we list the home in your own account, so that its reviews stay with it. If you leave, we hand over everything that the site lets us hand over.',
      },
      {
        id: 'faq-minimum-stay',
        question: 'Who decides on minimum stays and pets?',
        answer:
          'You do. We propose a minimum stay for each season, longer in summer and shorter to fill a gap, and you can change it whenever you like. Pets are welcome only where you say so, and the guest pays for the extra cleaning.',
      },
    ],
  },
];

/** All questions on the plans page, in order, for structured data. */
export const allPlanFaqs: Faq[] = [...planFaqs, ...planFaqGroups.flatMap(({ faqs }) => faqs)];
