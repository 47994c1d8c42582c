import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function SmallTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2
      className={clsx('font-semibold font-text text-accent text-sm leading-snug tracking-normal', className)}
      {...props}
    >
      {children}
    </h2>
  );
}
