import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const grounds = {
  paper: '',
  sand: 'bg-sand-100',
  dark: 'bg-gulf-950 text-sand-50',
};

export type Ground = keyof typeof grounds;

/** What colors a ground and everything on it (the roles of colors in globals.css follow `data-ground`). */
export function ground(name: Ground, className?: string) {
  return {
    'data-ground': name === 'paper' ? undefined : name,
    className: clsx(grounds[name], className) || undefined,
  };
}

/** A part of a page across its full width, named by its heading. */
export function Section({
  ground: name = 'paper',
  labelledBy,
  className,
  ...props
}: { ground?: Ground; labelledBy: string } & ComponentProps<'section'>) {
  return <section aria-labelledby={labelledBy} {...ground(name, clsx('py-section', className))} {...props} />;
}
