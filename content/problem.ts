import type { NavigationLink } from './navigation';

/** The page that visitors get if ours fails. */
export const problemPage = {
  metaTitle: 'Something went wrong',
  title: 'This page could not be shown',
  lead: 'Something went wrong on our side, and it has been noted. Please try again in a moment.',
  help: 'In the meantime we are glad to help by phone at',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Vacation rentals', href: '/vacation-rentals' },
    { label: 'For owners', href: '/partner' },
    { label: 'Gulf Coast Guide', href: '/blog' },
    { label: 'Contact', href: '/contact' },
  ] satisfies NavigationLink[],
};

/** The page that visitors get if too many pages are requested. */
export const busyPage = {
  ...problemPage,
  metaTitle: 'One moment, please',
  title: 'Too many requests at once',
  lead: 'Please wait a minute, then try again.',
};
