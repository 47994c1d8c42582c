import { answerTime, company } from './company';
import type { formCopy } from './forms';
import { availability } from './meetings';
import type { NavigationLink } from './navigation';
import { sampleAnalysisPage } from './sample-analysis';

/** The thank-you pages, by the form that leads there. `contact` is also at /thank-you. */
export type ThankYouKind = keyof typeof formCopy;

/** The heading of the next steps, on the page and in the confirmation email. */
export const nextTitle = 'What happens next';

export interface ThankYou {
  title: string;
  lead: string;
  /** The next steps, each with its time. */
  next: { title: string; text: string }[];
  /** Offers to book a call as the main action. */
  call?: { title: string; text: string };
  links: NavigationLink[];
}

const guide: NavigationLink = { label: `Read the ${company.guide.name}`, href: '/blog' };
const rentals: NavigationLink = { label: 'Browse vacation rentals', href: '/vacation-rentals' };
const partner: NavigationLink = { label: 'Partner with us', href: '/partner' };
const links = [guide, rentals, partner];

const replySteps = [
  { title: 'Now', text: 'Your message is stored, and waits for one of us to read it.' },
  { title: `Within ${answerTime}`, text: 'A person replies, by email or by phone if you left a number.' },
  { title: 'After that', text: 'Nothing you did not ask for. We don’t put you on a list.' },
];

export const thankYous: Record<ThankYouKind, ThankYou> = {
  newsletter: {
    title: `Welcome, ${company.shore} Insider`,
    lead: 'You are on the list: new homes, open weeks and the occasional good recipe, before anyone else hears about them.',
    next: [
      { title: 'Now', text: 'We have your email address. We never sell it.' },
      {
        title: 'About once a month',
        text: 'An email from us: what is new, and the weeks that are still open.',
      },
      { title: 'Any time', text: 'To unsubscribe, reply to any of our emails.' },
    ],
    links: [guide, rentals],
  },
  contact: {
    title: 'Thank you. We have your message.',
    lead: `One of us reads it and replies within ${answerTime}.`,
    next: replySteps,
    links,
  },
  about: {
    title: 'Thank you for writing to us.',
    lead: `We read every message ourselves. One of us replies within ${answerTime}.`,
    next: replySteps,
    links,
  },
  partner: {
    title: 'Thank you. Your analysis is on its way.',
    lead: `A person, not a program, writes it. It reaches you within ${answerTime}.`,
    next: [
      {
        title: 'Now',
        text: 'The details of your home are stored, and wait for the person who writes the analysis.',
      },
      {
        title: `Within ${answerTime}`,
        text: 'Your detailed analysis by email: a low, a middle and a high figure, the homes we compared, and what you would keep.',
      },
      {
        title: 'After that',
        text: `We wait for you. ${availability.minutes} minutes on the phone if you like, nothing if you don’t.`,
      },
    ],
    call: {
      title: 'Go through it together',
      text: `${availability.minutes} minutes on the phone, once you have the analysis. Free, and without obligation.`,
    },
    links: [{ label: sampleAnalysisPage.link, href: '/partner/sample-analysis' }, ...links],
  },
  referral: {
    title: 'Thank you for the introduction.',
    lead: `We contact the owner within ${answerTime}, and say who sent us.`,
    next: [
      {
        title: 'Now',
        text: 'Your referral is stored with today’s date, in case two people refer the same owner.',
      },
      {
        title: `Within ${answerTime}`,
        text: 'We contact the owner, mention your name, and ask when it suits them to talk.',
      },
      {
        title: 'Along the way',
        text: 'You hear from us when they sign, and again when the reward is on its way: the program page has the terms.',
      },
    ],
    links: [{ label: 'The referral program', href: '/referral' }, ...links],
  },
};
