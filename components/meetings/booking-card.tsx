import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

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
