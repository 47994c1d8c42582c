'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A link of the menu, marked as the current page where it is: in the HTML from the server already. */
export function NavLink(props: ComponentProps<'a'>) {
  return <a aria-current={usePathname() === props.href ? 'page' : undefined} {...props} />;
}
