import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Container } from './container';

const splits = {
  /** A title with its words or a picture, beside what it is about. */
  even: 'md:grid-cols-[5fr_7fr] md:gap-columns',
  /** A title alone, beside a list. */
  narrow: 'md:grid-cols-[4fr_7fr] md:gap-20',
};

interface ColumnsProps extends Omit<ComponentProps<'div'>, 'className'> {
  split?: keyof typeof splits;
  /** Less space between the two where they stand below each other. */
  close?: boolean;
}

/** The page's column in two: a title at the left, on small screens above, and what belongs to it. */
export function Columns({ split = 'even', close = false, ...props }: ColumnsProps) {
  return <Container className={clsx('grid', close ? 'gap-8' : 'gap-10', splits[split])} {...props} />;
}
