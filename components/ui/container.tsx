import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';

export function Container({
  as: Element = 'div',
  className,
  ...props
}: { as?: ElementType } & ComponentProps<'div'>) {
  return (
    <Element
      // The side margins come from the width, not from padding, so that borders and backgrounds are as wide as the
      // text.
      className={clsx('mx-auto w-[min(var(--container-page),100%-2*var(--spacing-gutter))]', className)}
      {...props}
    />
  );
}
