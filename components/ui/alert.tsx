import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';

export const errorBox = 'rounded-control border border-error bg-white px-4.5 py-3.5 text-gulf-950';

export function Alert({
  as: Element = 'p',
  className,
  ...props
}: { as?: ElementType } & ComponentProps<'p'>) {
  return <Element className={clsx(errorBox, className)} role="alert" {...props} />;
}
