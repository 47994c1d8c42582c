import { answerTime } from './company';
import type { NavigationLink } from './navigation';
import { sampleAnalysisPage } from './sample-analysis';

/** The thank-you pages, by the form that leads there. `contact` is also at /thank-you. */
export type ThankYouKind = 'newsletter' | 'contact' | 'about' | 'partner' | 'referral';

/** The heading above the next steps, on the page and in the confirmation. */
export const nextTitle = 'What happens next';

export interface ThankYou {
  title: string;
  lead: string;
  /** The next steps in order, each with its time. */
  next: { title: string; text: string }[];
  /** Offers a call as the main action. */
  call?: { title: string; text: string };
  links: NavigationLink[];
}

const guide: NavigationLink = { label: 'Read the Gulf Coast Guide', href: '/blog' };
const rentals: NavigationLink = { label: 'Browse vacation rentals', href: '/vacation-rentals' };
const partner: NavigationLink = { label: 'Partner with us', href: '/partner' };
const links = [guide, rentals, partner];

const reply = [
  { title: 'Now', text: 'We have your message, and one of us will read it.' },
  { title: `Within ${answerTime}`, text: 'A person replies by email, or by phone if you left a number.' },
  {
    title: 'After that',
    text: 'We won’t send you anything you didn’t ask for, and we don’t put you on a list.',
  },
];

export const thankYous: Record<ThankYouKind, ThankYou> = {
  newsletter: {
    title: 'Welcome, Gulf Coast Insider',
    lead: 'You’re on the list. You’ll hear about new homes, open weeks and the occasional good recipe before anyone else.',
    next: [
      { title: 'Now', text: 'We have your email address. We never sell it.' },
      {
        title: 'About once a month',
        text: 'You get an email from us with what’s new and which weeks are still open.',
      },
      { title: 'Any time', text: 'To unsubscribe, reply to any of our emails.' },
    ],
    links: [guide, rentals],
  },
  contact: {
    title: 'Thank you. We have your message.',
    lead: `One of us reads it and replies within ${answerTime}.`,
    next: reply,
    links,
  },
  about: {
    title: 'Thank you for writing to us.',
    lead: `We read every message ourselves. One of us replies within ${answerTime}.`,
    next: reply,
    links,
  },
  partner: {
    title: 'Thank you. Your analysis is on its way.',
    lead: `A person, not a program, writes it. It reaches you within ${answerTime}.`,
    next: [
      {
        title: 'Now',
        text: 'We have the details of your home, ready for the person who writes the analysis.',
      },
      {
        title: `Within ${answerTime}`,
        text: 'We email you your detailed analysis: low, middle and high figures, the homes we compared, and what you’d keep.',
      },
      {
        title: 'After that',
        text: 'What happens next is up to you. If you like, we can talk it over on the phone for twenty minutes.',
      },
    ],
    call: {
      title: 'Go over it together',
      text: 'Let’s talk for twenty minutes once you have the analysis. It’s free, with no obligation.',
    },
    links: [{ label: sampleAnalysisPage.link, href: '/partner/sample-analysis' }, ...links],
  },
  referral: {
    title: 'Thank you for the introduction.',
    lead: `We contact the owner within ${answerTime} and tell them who referred them.`,
    next: [
      {
        title: 'Now',
        text: 'We’ve saved your referral with today’s date, in case two people refer the same owner.',
      },
      {
        title: `Within ${answerTime}`,
        text: 'We contact the owner, mention your name, and ask when it’s a good time to talk.',
      },
      {
        title: 'Along the way',
        text: 'You hear from us when they sign, and again when the reward is on its way. The terms are on the program page.',
      },
    ],
    links: [{ label: 'The referral program', href: '/referral' }, ...links],
  },
};
