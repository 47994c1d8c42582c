import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Wraps buttons in a row. `stacked`, for long labels, stacks them except on wide screens. */
export function Actions({
  stacked = false,
  className,
  ...props
}: { stacked?: boolean } & ComponentProps<'div'>) {
  return (
    <div
      className={clsx(
        stacked
          ? 'grid gap-3 md:flex md:flex-wrap md:items-center md:gap-x-4'
          : 'flex flex-wrap items-center gap-x-4 gap-y-3',
        className,
      )}
      {...props}
    />
  );
}
