'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A link of the menu, marked as the current page where it is: in the HTML from the server already. */
export function NavLink({ href, ...props }: ComponentProps<'a'>) {
  return <a {...props} href={href} aria-current={usePathname() === href ? 'page' : undefined} />;
}
