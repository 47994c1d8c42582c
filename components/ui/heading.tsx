import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';

const sizes = {
  /** The h1 of a page; globals.css has the rest of its styles. */
  page: 'text-title leading-display opsz-72',
  section: 'text-step-5 leading-display font-book tracking-display opsz-72',
  /** The title of a printed document. */
  document: 'text-step-4 leading-title font-book tracking-tight opsz-42',
  card: 'text-step-3 leading-title font-title tracking-tight opsz-42',
  small: 'text-step-2 leading-tight font-strong tracking-tight opsz-30',
};

interface HeadingProps extends ComponentProps<'h2'> {
  as?: ElementType;
  size: keyof typeof sizes;
}

export function Heading({ as: Element = 'h2', size, className, ...props }: HeadingProps) {
  return <Element className={clsx('text-balance font-display', sizes[size], className)} {...props} />;
}
