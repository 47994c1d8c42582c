'use client';

import { usePathname } from 'next/navigation';

/** A link of the menu, marked as the current page where it is: in the HTML from the server already. */
export function NavLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} aria-current={usePathname() === href ? 'page' : undefined}>
      {children}
    </a>
  );
}
