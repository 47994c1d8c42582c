import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';

/** A link in the color of its sentence. */
export const plainLink = 'underline underline-offset-4';
export const textLink = `text-link ${plainLink}`;
/** Tall enough to tap. */
export const tallTextLink = `inline-block py-2.5 ${textLink}`;

/** Attributes of a link that opens a new tab. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

const measures = {
  section: 'max-w-lead',
  article: 'measure-33',
  page: 'measure-31',
};

export function Lead({
  measure = 'section',
  className,
  ...props
}: { measure?: keyof typeof measures } & ComponentProps<'p'>) {
  return (
    <p className={clsx('text-muted text-step-2 leading-normal', measures[measure], className)} {...props} />
  );
}

export function Note({ as: Element = 'p', className, ...props }: { as?: ElementType } & ComponentProps<'p'>) {
  return <Element className={clsx('text-muted text-sm leading-normal', className)} {...props} />;
}

/** A row of short facts with dots between them: a dot that begins a line is outside the row, which hides it. */
export const dottedRow =
  "relative flex flex-wrap gap-x-5.5 gap-y-1 overflow-clip *:not-first:before:absolute *:not-first:before:-ml-3.5 *:not-first:before:content-['·']";

export function Kicker({
  as: Element = 'p',
  className,
  ...props
}: { as?: 'p' | 'h2' | 'h3' } & ComponentProps<'p'>) {
  return (
    <Element
      className={clsx(
        'flex items-center gap-3 font-label text-accent text-sm before:h-px before:w-8 before:bg-oat-500',
        Element !== 'p' && 'font-text leading-normal tracking-normal',
        className,
      )}
      {...props}
    />
  );
}

export function Numeral({
  as: Element = 'span',
  large = false,
  className,
  ...props
}: { as?: ElementType; large?: boolean } & ComponentProps<'span'>) {
  return (
    <Element
      className={clsx(
        'figures font-display font-title leading-none',
        large ? 'opsz-72 xl:opsz-144 tracking-[-.035em]' : 'opsz-40 tracking-display',
        className,
      )}
      {...props}
    />
  );
}
