import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A rounded frame filled by a picture, which zooms a little while a `group` around it is hovered. */
export function Frame({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx(
        'overflow-hidden rounded-card **:[img]:size-full **:[img]:transition-transform **:[img]:duration-600 group-hover:**:[img]:scale-[1.025]',
        className,
      )}
      {...props}
    />
  );
}
