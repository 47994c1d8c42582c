import type { ComponentProps, ReactNode } from 'react';
import { Columns, stickyColumn } from '@/components/ui/columns';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { leadForms } from '@/lib/forms/lead-forms';
import { LeadForm } from './lead-form';

interface FormSectionProps extends Omit<ComponentProps<typeof LeadForm>, 'labelledBy'> {
  id: string;
  lead: string;
  children: ReactNode;
}

/** On phones, the form is between the introduction (`lead`) and the children. */
export function FormSection({ id, lead, children, ...form }: FormSectionProps) {
  const titleId = `${id}-title`;

  return (
    <Section ground="sand" id={id} labelledBy={titleId}>
      <Columns>
        <div className={`contents content-start gap-6 md:grid ${stickyColumn}`}>
          <div className="grid gap-6">
            <h2 id={titleId}>{leadForms[form.kind].title}</h2>
            <Lead>{lead}</Lead>
          </div>
          <div className="order-1 grid gap-6">{children}</div>
        </div>
        <LeadForm labelledBy={titleId} {...form} />
      </Columns>
    </Section>
  );
}
