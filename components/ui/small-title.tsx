import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A small title in text type: over a list of links, for example. */
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
