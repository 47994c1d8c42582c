import { company } from './company';
import type { NavigationLink } from './navigation';

/** The page that visitors see if a page fails or the server is too busy. */
export const problemPage = {
  metaTitle: 'Something went wrong',
  title: 'This page could not be shown',
  lead: 'Something went wrong on our side, or we got too many requests at once. Please try again in a minute.',
  help: 'In the meantime we are glad to help by phone at',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Vacation rentals', href: '/vacation-rentals' },
    { label: 'For owners', href: '/partner' },
    { label: company.guide.name, href: '/blog' },
    { label: 'Contact', href: '/contact' },
  ] satisfies NavigationLink[],
};
