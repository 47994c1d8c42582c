import { company, postalAddress } from '@/content/company';
import type { Inline } from './document';

export const emailLink: Inline = { text: company.email, href: `mailto:${company.email}` };
export const phoneLink: Inline = { text: company.phone.display, href: company.phone.href };

/** How to reach us about any of the three documents. */
export const reachUs: Inline[] = [
  `${company.name}, ${postalAddress}; phone `,
  phoneLink,
  '; email ',
  emailLink,
  '.',
];
