import type { Metadata } from 'next';
import { company } from '@/content/company';
import { type PageStatus, pageStatus } from '@/lib/platform/next/page-status';

/** For a page meant for one person: not indexed, links not followed. */
export function privateMetadata(title: string, status?: PageStatus): Metadata {
  return {
    title: `${title} | ${company.name}`,
    robots: { index: false, follow: false },
    ...(status && { other: pageStatus(status) }),
  };
}
