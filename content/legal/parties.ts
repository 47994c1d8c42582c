import { company, postalAddress } from '@/content/company';
import type { Inline } from './document';

export const emailLink: Inline = { text: company.email, href: company.emailHref };
export const phoneLink: Inline = { text: company.phone.display, href: company.phone.href };

/** How to reach us, at the end of all three documents. */
export const contactDetails: Inline[] = [
  `${company.name}, ${postalAddress}; phone `,
  phoneLink,
  '; email ',
  emailLink,
  '.',
];
