import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const looks = {
  main: 'border-transparent bg-emerald-700 text-white hover:bg-gulf-900',
  line: 'border-current/38 hover:border-current hover:bg-current/7',
  sand: 'border-transparent bg-sand-50 text-gulf-950 hover:bg-sand-200',
};

const sizes = {
  md: 'min-h-12 px-5.5 py-2.75',
  sm: 'min-h-11 px-4.5 py-2.5 text-md',
  narrow: 'min-h-12 px-4 py-2.75',
};

interface Look {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Rounds the ends, for a button beside a field that has rounded ends. */
  round?: boolean;
}

/** Button styles for other elements, such as the summary of a menu. */
export function buttonClasses({ look = 'main', size = 'md', round = false }: Look, className?: string) {
  return clsx(
    'inline-flex cursor-pointer items-center justify-center gap-2.5 border font-semibold leading-tight transition-state active:translate-y-px',
    looks[look],
    sizes[size],
    round ? 'rounded-full' : 'rounded-control',
    className,
  );
}

export function Button({
  look,
  size,
  round,
  className,
  type = 'button',
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={buttonClasses(
        { look, size, round },
        clsx('pending:cursor-progress pending:opacity-75 pending:transition-none', className),
      )}
      {...props}
    />
  );
}

export function ButtonLink({ look, size, round, className, ...props }: Look & ComponentProps<'a'>) {
  return <a className={buttonClasses({ look, size, round }, className)} {...props} />;
}
