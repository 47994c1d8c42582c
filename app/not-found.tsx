import type { Metadata } from 'next';
import { HomeView } from '@/components/home/home-view';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { company } from '@/content/company';

export const metadata: Metadata = {
  title: `Page not found | ${company.name}`,
  robots: { index: false, follow: true },
};

/** A visitor lands at home, and a crawler is not lied to: status 404, noindex (rulings, section 2). */
export default function NotFound() {
  return (
    <>
      <NotFoundNotice />
      <HomeView />
    </>
  );
}
