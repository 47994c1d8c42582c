import type { Metadata } from 'next';
import { HomeView } from '@/components/home/home-view';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { SiteShell } from '@/components/layout/site-shell';
import { company } from '@/content/company';
import { Document } from './document';

export const metadata: Metadata = {
  title: `Page not found | ${company.name}`,
  robots: { index: false, follow: true },
};

/**
 * A visitor lands at home, and a crawler is not lied to: status 404, noindex (rulings, section 2). A document of its
 * own: a `not-found.tsx` would travel, whole, in the inline data of every page.
 */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteShell>
        <NotFoundNotice />
        <HomeView />
      </SiteShell>
    </Document>
  );
}
