'use client';

import { type ComponentProps, createContext, useContext } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { inquiryHref } from '@/lib/rentals/inquiry';
import type { Stay } from '@/lib/rentals/types';

/** The dates and the party of the visitor's search; null where there is none. */
export const StayContext = createContext<Stay | null>(null);

/** Leads to a home's inquiry, with the dates that were searched for, or to the booking engine as it is. */
export function InquiryLink({ href, ...link }: ComponentProps<'a'> & { href: string }) {
  const stay = useContext(StayContext);
  const travels = stay && href.startsWith('/contact?');

  return <ArrowLink href={travels ? inquiryHref(href, stay) : href} {...link} />;
}
