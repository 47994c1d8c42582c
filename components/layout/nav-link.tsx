'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A menu link that marks the current page. On a page in `pages`, the link leads to `href`'s anchor on that page. */
export function NavLink({ href = '', pages, ...props }: ComponentProps<'a'> & { pages?: readonly string[] }) {
  const path = usePathname();
  const target = pages?.includes(path) ? href.replace(/^[^#]*/, path) : href;
  return <a {...props} href={target} aria-current={path === href ? 'page' : undefined} />;
}
