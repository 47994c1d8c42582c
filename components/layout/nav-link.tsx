'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A menu link that marks the current page, already in the server's HTML. */
export function NavLink({ href, ...props }: ComponentProps<'a'>) {
  return <a {...props} href={href} aria-current={usePathname() === href ? 'page' : undefined} />;
}
