import type { ComponentProps, ReactNode } from 'react';
import { Columns, stickyColumn } from '@/components/ui/columns';
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

/** On phones, the form is between the introduction (`lead`) and the children. */
export function FormSection({ id, titleId, title, lead, children, ...form }: FormSectionProps) {
  return (
    <Section ground="sand" id={id} labelledBy={titleId}>
      <Columns>
        <div className={`contents content-start gap-6 md:grid ${stickyColumn}`}>
          <div className="grid gap-6">
            <h2 id={titleId}>{title}</h2>
            <Lead>{lead}</Lead>
          </div>
          <div className="order-1 grid gap-6">{children}</div>
        </div>
        <LeadForm {...form} />
      </Columns>
    </Section>
  );
}
