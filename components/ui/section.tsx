import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const grounds = {
  paper: '',
  sand: 'bg-sand-100',
  dark: 'bg-gulf-950 text-sand-50',
};

type Ground = keyof typeof grounds;

/** Props that color a ground and everything on it (color roles in globals.css follow `data-ground`). */
export function ground(name: Ground, className?: string) {
  return {
    'data-ground': name === 'paper' ? undefined : name,
    className: clsx(grounds[name], className) || undefined,
  };
}

/** A picture with words on it: what darkens it is an `after:bg-[…]`. */
export const shaded = 'relative isolate overflow-hidden after:absolute after:inset-0 after:-z-1';

interface SectionProps extends ComponentProps<'section'> {
  ground?: Ground;
  /** On the same ground as the section before it, whose space below serves both. */
  continues?: boolean;
  labelledBy: string;
}

/** A part of a page across its full width, named by its heading. */
export function Section({
  ground: name = 'paper',
  continues = false,
  labelledBy,
  className,
  ...props
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      {...ground(name, clsx(continues ? 'pb-section' : 'py-section', className))}
      {...props}
    />
  );
}
