import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';

/** The page's column: centered, as wide as the grid, at least a gutter away from the edges. */
export function Container({
  as: Element = 'div',
  className,
  ...props
}: { as?: ElementType } & ComponentProps<'div'>) {
  return (
    <Element
      // A width, not padding: lines and grounds of the container end with its text.
      className={clsx('mx-auto w-[min(var(--container-page),100%-2*var(--spacing-gutter))]', className)}
      {...props}
    />
  );
}
