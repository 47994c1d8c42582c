import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** The picture in the frame zooms in a little while the `group` around the frame is hovered. */
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
