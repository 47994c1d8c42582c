'use client';

import { usePathname } from 'next/navigation';

interface NavLinkProps {
  href: string;
  className: string;
  children: string;
}

/** A link of the menu, marked as the current page where it is: in the HTML from the server already. */
export function NavLink({ href, className, children }: NavLinkProps) {
  return (
    <a className={className} href={href} aria-current={usePathname() === href ? 'page' : undefined}>
      {children}
    </a>
  );
}
