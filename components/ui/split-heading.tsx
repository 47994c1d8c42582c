import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Container } from './container';
import { Section } from './section';
import { Lead } from './text';

interface SplitHeadingProps {
  id: string;
  title: string;
  /** Its margin, and its gap on small screens. */
  className?: string;
  /** Beside the title, below it on small screens. */
  children: ReactNode;
}

/** A section's title, with its introduction on the same line if there is room. */
export function SplitHeading({ id, title, className = 'mb-stack gap-5', children }: SplitHeadingProps) {
  return (
    <div className={clsx('grid md:grid-cols-7-5 md:items-end md:gap-16', className)}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}

interface SplitSectionProps extends Omit<ComponentProps<typeof Section>, 'labelledBy'> {
  /** The id of the title. */
  titleId: string;
  title: string;
  lead: string;
}

/** A section that starts with its title and a lead beside it. */
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
