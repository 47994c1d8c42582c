import { categories } from './categories';
import { company } from './company';
import { guide } from './guide';
import { bookATime, type NavigationLink } from './navigation';
import { regions } from './regions';

/** A page that everybody may open. Menus, sitemap, figures, link previews and tests follow from its entry. */
interface SitePage {
  path: `/${string}`;
  /** Its name in menus, emails, llms.txt and link previews. */
  title: string;
  /** Its group in the figures about visits. */
  kind: string;
  header?: keyof typeof headerTitles | 'top';
  footer?: keyof typeof footerTitles;
  /** Its name in the footer, if it differs from the title. */
  footerTitle?: string;
  /** Its name in breadcrumbs, if it differs from the title. */
  crumb?: string;
  /** Hidden from search engines, the sitemap and llms.txt. */
  isHidden?: boolean;
  /** Changes when an article does, so it is in a sitemap that needs no build. */
  listsArticles?: boolean;
}

const headerTitles = { homeowners: 'Homeowners', 'our-company': 'Our Company' } as const;
const footerTitles = {
  'for-guests': 'For Guests',
  company: 'Company',
  'for-owners': 'For Owners',
  legal: 'The fine print',
} as const;

/** In the order of the menus. Articles, homes, and the pages of their lists after the first are not listed here. */
export const pages: readonly SitePage[] = [
  { path: '/', title: 'Home', kind: 'home' },
  {
    path: '/vacation-rentals',
    title: 'Vacation Rentals',
    kind: 'rentals',
    header: 'top',
    footer: 'for-guests',
    footerTitle: 'Browse Vacation Rentals',
  },
  ...regions.map(
    ({ id, where }): SitePage => ({
      path: `/vacation-rentals/area/${id}`,
      title: `Vacation Rentals ${where}`,
      kind: 'rentals',
    }),
  ),
  { path: '/vacation-rentals/saved', title: 'Saved Homes', kind: 'rentals', isHidden: true },
  {
    path: '/blog',
    title: guide.name,
    crumb: 'Blog',
    kind: 'guide',
    header: 'top',
    footer: 'for-guests',
    listsArticles: true,
  },
  ...categories.map(
    ({ slug, name }): SitePage => ({ path: `/blog/category/${slug}`, title: name, kind: 'guide' }),
  ),
  { path: '/search', title: 'Search', kind: 'search', isHidden: true },

  {
    path: '/partner',
    title: 'Partner with Us',
    kind: 'partner',
    header: 'homeowners',
    footer: 'for-owners',
  },
  ...regions.map(
    ({ id, name, longName }): SitePage => ({
      path: `/partner/${id}`,
      title: name,
      crumb: longName,
      kind: 'partner',
    }),
  ),
  {
    path: '/partner/sample-analysis',
    title: 'Sample Revenue Analysis',
    crumb: 'Sample Analysis',
    kind: 'sample analysis',
  },
  { path: '/book-a-time', title: bookATime.label, kind: 'book a time' },
  {
    path: '/plans',
    title: 'Management Plans',
    kind: 'plans',
    header: 'homeowners',
    footer: 'for-owners',
    footerTitle: 'Owner Plans',
  },
  {
    path: '/referral',
    title: 'Referral Program',
    kind: 'referral',
    header: 'homeowners',
    footer: 'for-owners',
  },
  {
    path: '/portal',
    title: "Owner's Portal",
    kind: 'portal',
    header: 'homeowners',
    footer: 'for-owners',
    footerTitle: 'Owner Portal',
    isHidden: true,
  },
  { path: '/portal/sample-statement', title: 'Sample Statement', kind: 'portal', isHidden: true },

  { path: '/about', title: 'About Us', kind: 'company', header: 'our-company', footer: 'company' },
  { path: '/team', title: 'Our Team', kind: 'company', footer: 'company' },
  { path: '/mission', title: 'Our Mission', kind: 'company', footer: 'company' },
  { path: '/contact', title: 'Contact Us', kind: 'company', header: 'our-company', footer: 'company' },
  { path: '/privacy', title: 'Privacy Policy', kind: 'legal', footer: 'legal' },
  { path: '/terms', title: 'Terms of Service', kind: 'legal', footer: 'legal' },
  { path: '/cookies', title: 'Cookie Policy', kind: 'legal', footer: 'legal' },

  // Each form leads to its own. The first one has no form: it is for redirects that are set in HubSpot.
  ...(['', '/about', '/contact', '/partner', '/referral', '/marketing'] as const).map(
    (section): SitePage => ({
      path: `${section}/thank-you`,
      title: 'Thank You',
      kind: 'thank you',
      isHidden: true,
    }),
  ),
];

const pagesByPath = new Map<string, SitePage>(pages.map((page) => [page.path, page]));

export const findPage = (path: string) => pagesByPath.get(path);

/** The path of a page of a list: /blog, /blog/page/2. */
export const listPagePath = (firstPath: `/${string}`, page: number): `/${string}` =>
  page === 1 ? firstPath : `${firstPath}/page/${page}`;

/** The pages that search engines may index. */
export const indexedPages = pages.filter(({ isHidden }) => !isHidden);

export interface NavigationMenu {
  id: string;
  label: string;
  links: NavigationLink[];
}

export const headerLinks = listHeaderLinks('top');

export const headerMenus: NavigationMenu[] = Object.entries(headerTitles).map(([id, label]) => ({
  id,
  label,
  links: listHeaderLinks(id),
}));

const footerMenus: NavigationMenu[] = Object.entries(footerTitles).map(([id, label]) => ({
  id,
  label,
  links: pages
    .filter(({ footer }) => footer === id)
    .map(({ path, title, footerTitle = title }) => ({ label: footerTitle, href: path })),
}));

export const footerColumns = footerMenus.filter(({ id }) => id !== 'legal');
export const legalLinks = footerMenus.find(({ id }) => id === 'legal')?.links ?? [];

/** The menu or column that a page is in, or else the company's name. */
export function menuTitleOf({ header, footer }: SitePage): string {
  if (footer) return footerTitles[footer];
  return header && header !== 'top' ? headerTitles[header] : company.name;
}

function listHeaderLinks(id: string) {
  return pages.filter(({ header }) => header === id).map(({ path, title }) => ({ label: title, href: path }));
}
