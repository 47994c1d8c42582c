import { privateMetadata } from '@/lib/seo/private-metadata';

/** At this address Next reads the metadata of the layout, not of the page, and adds another robots tag. */
export const metadata = privateMetadata('Page not found');

export default function NotFoundLayout({ children }: LayoutProps<'/404'>) {
  return children;
}
