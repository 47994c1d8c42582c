import { answerTime, company } from './company';
import { priceRange } from './plans';
import { referralReward } from './referral-reward';
import { regions } from './regions';

export interface Faq {
  question: string;
  answer: string;
}

const servedAreas = new Intl.ListFormat('en-US').format(regions.map(({ partner }) => partner.focusArea));

/** The six questions of the partner page, published as structured data too. */
export const partnerFaqs: Faq[] = [
  {
    question: 'Which areas do you serve?',
    answer: `${servedAreas}. If your home lies just outside, ask: the answer depends on how fast we can reach it after a storm.`,
  },
  {
    question: 'How much could my home earn?',
    answer: `It depends on the address, the bedrooms and the weeks you keep for yourself. An actively managed home can bring 30-40% more than one left at a flat rate, but a figure for your home takes a closer look: our free analysis gives a low, a middle and a high one within ${answerTime}, with the assumptions behind them.`,
  },
  {
    question: 'What services do the plans include?',
    answer: `Every plan includes pricing, guest communication, cleaning coordination, inspections, monthly payouts and both portals, for ${priceRange} of gross rental revenue. The plans differ in how often and how closely: Professional adds photography, 24/7 guest communication and checks after bad weather; Premium adds a dedicated person.`,
  },
  {
    question: 'How do I book a time to talk?',
    answer: `Use “Book a Time” on this page, or call ${company.phone.display}. The first call takes twenty minutes and you don’t need to prepare anything.`,
  },
  {
    question: 'What makes you different from other managers?',
    answer: `We are small on purpose. You deal with people you know by name, our percentages are printed on this site, and on a plan without commitment you can leave with 30 days’ notice. Looking for reviews? We opened in ${company.launchYear}; ask us for two owners to call.`,
  },
  {
    question: 'What is the referral reward?',
    answer: `${referralReward.sentence} There is no limit to how many owners you may refer.`,
  },
];
