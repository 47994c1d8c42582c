'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A menu link that marks the current page. On a path in `pages`, it links only to `href`'s anchor. */
export function NavLink({ href = '', pages, ...props }: ComponentProps<'a'> & { pages?: readonly string[] }) {
  const path = usePathname();
  const target = pages?.includes(path) ? href.replace(/^[^#]*/, path) : href;
  return <a {...props} href={target} aria-current={path === href ? 'page' : undefined} />;
}
