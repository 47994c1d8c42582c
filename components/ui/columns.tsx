import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Container } from './container';
import { Section } from './section';

const splits = {
  even: 'md:grid-cols-5-7 md:gap-columns',
  narrow: 'md:grid-cols-[4fr_7fr] md:gap-20',
};

export const stickyColumn = 'md:sticky md:top-sticky md:self-start';

interface ColumnsProps extends Omit<ComponentProps<'div'>, 'className'> {
  split?: keyof typeof splits;
  tight?: boolean;
}

export function Columns({ split = 'even', tight = false, ...props }: ColumnsProps) {
  return <Container className={clsx('grid', tight ? 'gap-8' : 'gap-10', splits[split])} {...props} />;
}

interface TitledColumnsProps
  extends Pick<ColumnsProps, 'split' | 'tight'>,
    Omit<ComponentProps<typeof Section>, 'labelledBy'> {
  titleId: string;
  title: string;
}

export function TitledColumns({ titleId, title, split, tight, children, ...section }: TitledColumnsProps) {
  return (
    <Section labelledBy={titleId} {...section}>
      <Columns split={split} tight={tight}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </Columns>
    </Section>
  );
}
