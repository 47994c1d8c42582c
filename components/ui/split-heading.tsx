import type { ComponentProps, ReactNode } from 'react';
import { Container } from './container';
import { Section } from './section';
import { Lead } from './text';

interface SplitHeadingProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function SplitHeading({ id, title, children }: SplitHeadingProps) {
  return (
    <div className="mb-stack grid gap-5 md:grid-cols-7-5 md:items-end md:gap-16">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}

interface SplitSectionProps extends Omit<ComponentProps<typeof Section>, 'labelledBy'> {
  titleId: string;
  title: string;
  lead: string;
}

export function SplitSection({ titleId, title, lead, children, ...section }: SplitSectionProps) {
  return (
    <Section labelledBy={titleId} {...section}>
      <Container>
        <SplitHeading id={titleId} title={title}>
          <Lead>{lead}</Lead>
        </SplitHeading>
        {children}
      </Container>
    </Section>
  );
}
