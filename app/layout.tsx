import type { Metadata, Viewport } from 'next';
import { SiteShell } from '@/components/layout/site-shell';
import { colors } from '@/content/brand/colors';
import { company, description } from '@/content/company';
import { env } from '@/lib/platform/env';
import { Document } from './document';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: company.name,
  description,
  applicationName: company.name,
  // Without this setting, phones would turn prices and dates into links to phone numbers.
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

export const viewport: Viewport = { themeColor: colors['sand-50'], colorScheme: 'light' };

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <Document>
      <SiteShell>{children}</SiteShell>
    </Document>
  );
}
