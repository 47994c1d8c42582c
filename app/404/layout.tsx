import type { Metadata } from 'next';
import { company } from '@/content/company';

/** Of a page at this address Next reads the layout's metadata, not the page's own, and adds a robots tag. */
export const metadata: Metadata = { title: `Page not found | ${company.name}` };

export default function NotFoundLayout({ children }: LayoutProps<'/404'>) {
  return children;
}
