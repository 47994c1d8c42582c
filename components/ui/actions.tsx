import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Around buttons: in a row that wraps. `stacked` is for long labels: below each other, in a row on wide screens. */
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
