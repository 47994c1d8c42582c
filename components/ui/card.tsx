import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A raised card for a form. On phones it extends a little beyond the column. */
export const formCard =
  'max-sm:-mx-2 rounded-card bg-sand-50 px-5 py-7 text-gulf-950 shadow-raised sm:p-8 md:p-12.5';

export const card = 'rounded-card border border-line bg-white';

interface PanelProps {
  /** The ID of the title. */
  id: string;
  title: string;
  titleAs?: 'h2' | 'h3';
  className?: string;
  children: ReactNode;
}

export function Panel({ id, title, titleAs: Title = 'h2', className, children }: PanelProps) {
  return (
    <section className={clsx(card, 'grid content-start gap-4 p-5 md:p-8', className)} aria-labelledby={id}>
      <Title id={id} className="opsz-30 text-step-2">
        {title}
      </Title>
      {children}
    </section>
  );
}

export const badge = 'rounded-full bg-oat-500 px-3 py-1.25 font-bold text-gulf-950 text-xs';

export const chip = 'rounded-full border border-line bg-white';
