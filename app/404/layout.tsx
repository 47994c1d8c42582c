import type { Metadata } from 'next';
import { company } from '@/content/company';

/** At /404, Next ignores the page's metadata and reads the layout's. Next itself adds a robots tag. */
export const metadata: Metadata = { title: `Page not found | ${company.name}` };

export default function NotFoundLayout({ children }: LayoutProps<'/404'>) {
  return children;
}
