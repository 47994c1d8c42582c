import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Actions({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-3', className)} {...props} />;
}
