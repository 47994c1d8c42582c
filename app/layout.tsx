import type { Metadata, Viewport } from 'next';
import { ImageFallback } from '@/components/layout/image-fallback';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { company } from '@/content/company';
import { env } from '@/lib/env';
import { fraunces, instrumentSans } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: company.name,
  description: company.description,
  applicationName: company.name,
  // Phones would otherwise link numbers that are prices or dates.
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: '#fbf8f2', colorScheme: 'light' };

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en" className={`${fraunces.variable} ${instrumentSans.variable}`}>
      <body>
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        <ImageFallback />
      </body>
    </html>
  );
}
