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
 * A visitor sees the home page, and a crawler reads the true status: 404, with noindex (rulings, section 2). It is a
 * document of its own because every page would carry a `not-found.tsx` in its inline data.
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
