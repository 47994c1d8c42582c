import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Heading } from '@/components/ui/heading';

/** The sheet beside the fields, or below them: the figures, or worked examples. */
export function ResultsCard({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx(
        '-mx-2 min-w-0 self-start rounded-card bg-sand-50 p-5 shadow-raised sm:p-6 md:col-start-2 md:row-span-2 md:row-start-1 md:mx-0 md:p-11',
        className,
      )}
      {...props}
    />
  );
}

/** The name of a table of figures, and below it what they were worked out from. */
export function Caption({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Heading as="caption" size="card" className="pb-5.25 text-left">
      {title}
      <span className="figures mt-2 block text-wrap font-normal font-text text-muted text-sm leading-normal tracking-normal">
        {children}
      </span>
    </Heading>
  );
}

export const table = 'w-full text-left';

const row = '*:align-baseline *:leading-tight *:not-first:pl-3 *:not-first:text-right';

/** Rows of such a table: names to the left, figures to the right. */
export const headRow = `${row} *:pb-2.5 *:text-xs *:font-medium *:text-muted`;
export const bodyRow = `${row} *:border-t *:border-sand-200 xl:*:not-first:whitespace-nowrap`;
