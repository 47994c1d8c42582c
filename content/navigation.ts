import { answerTime } from './company';

export interface NavigationLink {
  label: string;
  /** A site path, with an anchor if needed. */
  href: `/${string}`;
}

/** The main call to action has the same label and link everywhere. */
export const revenueAnalysis: NavigationLink = {
  label: 'Free Revenue Analysis',
  href: '/partner#revenue-analysis',
};

/** Shown below the main call to action. */
export const revenueAnalysisNote = `What your home could earn, within ${answerTime}.`;

/** The main call to action on the referral page. */
export const submitReferral: NavigationLink = {
  label: 'Submit a Referral',
  href: '/referral#referral-form',
};

/** The link to book a call, unless an external calendar is configured (components/ui/links.ts). */
export const bookATime: NavigationLink = { label: 'Book a Time', href: '/partner#book-a-time' };
