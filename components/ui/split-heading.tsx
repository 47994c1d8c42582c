import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SplitHeadingProps {
  id: string;
  title: string;
  /** Its margin, and its gap on small screens. */
  className?: string;
  /** What stands beside the title, below it on small screens. */
  children: ReactNode;
}

/** A section's title and, on the same line where there is room, what introduces it. */
export function SplitHeading({ id, title, className = 'mb-stack gap-5', children }: SplitHeadingProps) {
  return (
    <div className={clsx('grid md:grid-cols-[7fr_5fr] md:items-end md:gap-16', className)}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
