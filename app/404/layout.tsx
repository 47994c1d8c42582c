import type { Metadata } from 'next';
import { company } from '@/content/company';

/** At /404, Next reads the layout's metadata instead of the page's, and adds a robots tag. */
export const metadata: Metadata = { title: `Page not found | ${company.name}` };

export default function NotFoundLayout({ children }: LayoutProps<'/404'>) {
  return children;
}
