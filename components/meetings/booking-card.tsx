import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** The card around the forms that book or change a call; with `labelledBy`, a section of its own. */
export function BookingCard({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <Card
      as={labelledBy ? 'section' : 'div'}
      className="relative grid content-start gap-4 px-5 py-4 shadow-raised sm:p-8"
      aria-labelledby={labelledBy}
    >
      {children}
    </Card>
  );
}
