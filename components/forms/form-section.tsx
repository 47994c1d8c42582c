import type { ComponentProps, ReactNode } from 'react';
import { Columns, inView } from '@/components/ui/columns';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { LeadForm } from './lead-form';

interface FormSectionProps extends ComponentProps<typeof LeadForm> {
  id: string;
  titleId: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A form next to its introduction, which stays in view while the form is filled in. */
export function FormSection({ id, titleId, title, lead, children, ...form }: FormSectionProps) {
  return (
    <Section ground="sand" id={id} labelledBy={titleId}>
      <Columns>
        <div className={`grid content-start gap-6 ${inView}`}>
          <h2 id={titleId}>{title}</h2>
          <Lead>{lead}</Lead>
          {children}
        </div>
        <LeadForm {...form} />
      </Columns>
    </Section>
  );
}
