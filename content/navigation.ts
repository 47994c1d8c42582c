import { answerTime } from './company';

export interface NavigationLink {
  label: string;
  /** A site path, with an anchor if needed. */
  href: `/${string}`;
}

export interface NavigationMenu {
  id: string;
  label: string;
  links: NavigationLink[];
}

const vacationRentals: NavigationLink = { label: 'Vacation Rentals', href: '/vacation-rentals' };
const guide: NavigationLink = { label: 'Gulf Coast Guide', href: '/blog' };
const partner: NavigationLink = { label: 'Partner with Us', href: '/partner' };
const referral: NavigationLink = { label: 'Referral Program', href: '/referral' };
const about: NavigationLink = { label: 'About Us', href: '/about' };
const contact: NavigationLink = { label: 'Contact Us', href: '/contact' };

export const headerLinks: NavigationLink[] = [vacationRentals, guide];

export const headerMenus: NavigationMenu[] = [
  {
    id: 'homeowners',
    label: 'Homeowners',
    links: [
      partner,
      { label: 'Management Plans', href: '/plans' },
      referral,
      { label: "Owner's Portal", href: '/portal' },
    ],
  },
  { id: 'our-company', label: 'Our Company', links: [about, contact] },
];

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

export const footerColumns: NavigationMenu[] = [
  {
    id: 'for-guests',
    label: 'For Guests',
    links: [{ ...vacationRentals, label: 'Browse Vacation Rentals' }, guide],
  },
  {
    id: 'company',
    label: 'Company',
    links: [about, { label: 'Our Team', href: '/team' }, { label: 'Our Mission', href: '/mission' }, contact],
  },
  {
    id: 'for-owners',
    label: 'For Owners',
    links: [
      partner,
      { label: 'Owner Plans', href: '/plans' },
      referral,
      { label: 'Owner Portal', href: '/portal' },
    ],
  },
];

export const legalLinks: NavigationLink[] = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Cookie Policy', href: '/cookies' },
];

const menuPages = [...footerColumns, { label: 'The fine print', links: legalLinks }, ...headerMenus].flatMap(
  ({ label: menu, links }) => links.map((link) => ({ ...link, menu })),
);

/** All pages in the menus that search engines may index, for link previews and llms.txt. */
export const listedPages = menuPages.filter(
  ({ href }, index) => href !== '/portal' && menuPages.findIndex((other) => other.href === href) === index,
);
