import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const grounds = {
  paper: '',
  sand: 'bg-sand-100',
  dark: 'bg-gulf-950 text-sand-50',
};

type Ground = keyof typeof grounds;

/** Props that set a background and the colors of its content (`data-ground` in globals.css). */
export function groundProps(name: Ground, className?: string) {
  return {
    'data-ground': name === 'paper' ? undefined : name,
    className: clsx(grounds[name], className) || undefined,
  };
}

/** Classes of a box with text on a picture. Darken the picture with `after:bg-[…]`. */
export const shadedBox =
  'relative isolate overflow-hidden after:absolute after:inset-0 after:-z-1 print:[&_:is(img,video)]:hidden';

interface SectionProps extends ComponentProps<'section'> {
  ground?: Ground;
  /** Whether the section has the previous one's background, and so needs no top padding. */
  continues?: boolean;
  labelledBy: string;
}

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
      {...groundProps(name, clsx(continues ? 'pb-section' : 'py-section', className))}
      {...props}
    />
  );
}
