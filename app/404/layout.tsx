import type { Metadata } from 'next';
import { company } from '@/content/company';

/** At this address Next reads the metadata of the layout, not of the page, and adds a robots tag. */
export const metadata: Metadata = { title: `Page not found | ${company.name}` };

export default function NotFoundLayout({ children }: LayoutProps<'/404'>) {
  return children;
}
