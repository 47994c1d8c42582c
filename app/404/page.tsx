import type { Metadata } from 'next';
import { HomeView } from '@/components/home/home-view';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { company } from '@/content/company';
import { pageStatus } from '@/lib/platform/next/page-status';

export const metadata: Metadata = {
  title: `Page not found | ${company.name}`,
  robots: { index: false, follow: true },
  other: pageStatus(404),
};

/**
 * What every unknown address shows (the rewrites in next.config.ts): a visitor sees the home page, and a crawler reads
 * the true status (rulings, section 2). It is a page because every other page would load the islands of a
 * `not-found.tsx` or `global-not-found.tsx`: 7 kB of scripts.
 */
export default function NotFoundPage() {
  return (
    <>
      <NotFoundNotice />
      <HomeView />
    </>
  );
}
