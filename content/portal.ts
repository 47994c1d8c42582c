import { answerTime, company } from './company';
import type { IconName } from './icons';
import { formatDollars } from './numbers';
import { commitmentLabels, defaultCommitment, planNames, popularPlan, prices } from './plans';
import { sampleHome } from './sample-home';
import { defaultAuthor } from './team';

/** Copy for the portal page, apart from the login form. */
export const portalPage = {
  title: "Owner's Portal",
  metaTitle: "Owner's Portal",
  metaDescription:
    'A look at the portal that owners get with every plan, and the way to your account on the owner platform.',
  keywords: ['owner portal', 'vacation rental owner login', `${company.name} owners`],
} as const;

/** Gross revenue of the sample month, in US dollars. */
const revenue = 8450;
/** The plan of the sample owner. */
export const samplePlan = { plan: popularPlan, commitment: defaultCommitment };
const { plan, commitment } = samplePlan;

/** The dashboard. Every figure is a sample. */
export const dashboard = {
  owner: 'Jordan Avery',
  welcome: 'Welcome back',
  home: sampleHome.name,
  sample: 'Sample data',
  sampleNote:
    'Every name and figure on this page is made up, to show what you would see. Links marked with an arrow open the owner platform in a new tab.',
  support: 'Support',
  open: 'Open Guesty Portal',
  statsNote: 'compared with last month',
  stats: [
    {
      icon: 'chart',
      label: 'Revenue',
      value: formatDollars(revenue),
      change: '+12%',
      changeType: 'positive',
    },
    { icon: 'calendar', label: 'Booking rate', value: '87%', change: '+5%', changeType: 'positive' },
    { icon: 'star', label: 'Guest rating', value: '4.9', change: '+0.2', changeType: 'positive' },
  ],
  launch: {
    title: 'Everything else is in your full portal',
    text: 'Statements to download, the live calendar, owner stays, messages. It runs on Guesty, the platform we manage your home with.',
    label: 'Launch full portal',
  },
  actionsTitle: 'Quick actions',
  supportTitle: 'Account support',
  supportText: `One of us, within ${answerTime} at the latest.`,
  accountTitle: 'Your account',
  account: [
    { label: 'Manager', value: defaultAuthor },
    { label: 'Property type', value: `Home, ${sampleHome.bedrooms} bedrooms` },
    { label: 'Plan', value: `${planNames[plan]}, ${commitmentLabels[commitment].label}` },
    {
      label: 'Next payment',
      value: `${formatDollars(Math.round((revenue * (100 - prices[commitment][plan])) / 100))} on the 5th of next month`,
    },
  ],
  chartTitle: 'Gross revenue by month',
  notYetTitle: 'Not one of our owners yet?',
  notYetText: 'See what your own home could earn.',
} as const;

/** Sample gross revenue of six months in US dollars, oldest first. The last one is in the stats too. */
export const monthlyRevenue = [
  { month: 'January', amount: 3120 },
  { month: 'February', amount: 3890 },
  { month: 'March', amount: 6480 },
  { month: 'April', amount: 5960 },
  { month: 'May', amount: 7545 },
  { month: 'June', amount: revenue },
] as const;

interface QuickAction {
  icon: IconName;
  title: string;
  description: string;
  action: string;
  /** A page on this site. Without it, the link opens the owner platform. */
  href?: '/portal/sample-statement';
}

export const quickActions: QuickAction[] = [
  {
    icon: 'download',
    title: 'View Financial Reports',
    description: 'Monthly statements, payouts and the figures for your tax return.',
    action: 'View reports',
    href: '/portal/sample-statement',
  },
  {
    icon: 'calendar',
    title: 'Booking Calendar',
    description: 'Who comes when, and the weeks you keep for yourself.',
    action: 'Open calendar',
  },
  {
    icon: 'settings',
    title: 'Property Settings',
    description: 'House rules, access, and the people to call about the house.',
    action: 'Manage settings',
  },
  {
    icon: 'bell',
    title: 'Notifications',
    description: 'New bookings, reviews and inspections, as they happen.',
    action: 'See notifications',
  },
];
