import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Note } from '@/components/ui/text';

export function Step({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4">
      <div>
        <Heading size="card">{title}</Heading>
        <Note className="mt-1 max-w-lead">{lead}</Note>
      </div>
      {children}
    </section>
  );
}
