'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';

interface Props extends ComponentProps<typeof ButtonLink> {
  href: string;
  /** Pages that have the form themselves: there, the button leads to the one on the page. */
  pages: readonly string[];
}

/** The button that leads to the form for an analysis. */
export function AnalysisLink({ href, pages, ...props }: Props) {
  const path = usePathname();
  return <ButtonLink {...props} href={pages.includes(path) ? href.replace(/^[^#]*/, path) : href} />;
}
