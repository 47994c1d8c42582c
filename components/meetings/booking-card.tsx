import type { ReactNode } from 'react';
import { card } from '@/components/ui/card';

export function BookingCard({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      className={`${card} relative grid content-start gap-4 px-5 py-4 shadow-raised sm:p-8`}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
