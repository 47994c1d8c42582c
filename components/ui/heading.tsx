import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';

const sizes = {
  /** The h1 of a page that is read; globals.css has the rest of its look. */
  page: 'text-title leading-display',
  section: 'text-step-5 leading-display font-book tracking-display opsz-110',
  card: 'text-step-3 leading-title font-title tracking-tight opsz-42',
  small: 'text-step-2 leading-tight font-strong tracking-tight opsz-30',
};

interface HeadingProps extends ComponentProps<'h2'> {
  as?: ElementType;
  size: keyof typeof sizes;
}

/** Display type where the look differs from the level: h1, h2 and h3 have their own (globals.css). */
export function Heading({ as: Element = 'h2', size, className, ...props }: HeadingProps) {
  return <Element className={clsx('text-balance font-display', sizes[size], className)} {...props} />;
}
