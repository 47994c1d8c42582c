'use client';

import { type ComponentProps, createContext, useContext } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { stayHref } from '@/lib/rentals/stay-href';
import type { Stay } from '@/lib/rentals/types';

/** The dates and the party of the visitor's search; null where there is none. */
export const StayContext = createContext<Stay | null>(null);

interface InquiryLinkProps extends ComponentProps<'a'> {
  /** A template, and what it must know of the home. */
  href: string;
  home: Record<string, string>;
}

/** Leads to a home's inquiry, or to its page at the booking engine, with the dates and the party that were searched for. */
export function InquiryLink({ href, home, ...link }: InquiryLinkProps) {
  return <ArrowLink href={stayHref(href, useContext(StayContext), home)} {...link} />;
}
