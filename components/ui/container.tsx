import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';

export function Container({
  as: Element = 'div',
  className,
  ...props
}: { as?: ElementType } & ComponentProps<'div'>) {
  return (
    <Element
      // Width instead of padding, so that borders and backgrounds end with the text.
      className={clsx('mx-auto w-[min(var(--container-page),100%-2*var(--spacing-gutter))]', className)}
      {...props}
    />
  );
}
