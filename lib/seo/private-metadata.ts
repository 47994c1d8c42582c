import type { Metadata } from 'next';
import { company } from '@/content/company';
import { type PageStatus, pageStatus } from '@/lib/platform/next/page-status';

/** The metadata of a page that is for one person: search engines neither list it nor follow its links. */
export function privateMetadata(title: string, status?: PageStatus): Metadata {
  return {
    title: `${title} | ${company.name}`,
    robots: { index: false, follow: false },
    ...(status && { other: pageStatus(status) }),
  };
}

/** The metadata of a private page that is not there: the same as that of any unknown address. */
export const unknownAddress = privateMetadata('Page not found', 404);
