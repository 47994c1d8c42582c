import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

/** A link that stands on its own line and points onward. */
export function ArrowLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      className={clsx(
        'group/arrow inline-flex min-h-11 items-center gap-2 font-semibold text-link',
        className,
      )}
      {...props}
    >
      <ArrowText>{children}</ArrowText>
      <Icon name="arrow" className="transition group-hover/arrow:translate-x-1" />
    </a>
  );
}

/** The words of an arrow link, underlined until the pointer is over them. */
function ArrowText({ children }: { children: React.ReactNode }) {
  return (
    <span className="bg-linear-to-r from-current to-current bg-size-[100%_1px] bg-bottom-left bg-no-repeat pb-0.5 transition-[background-size] group-hover/arrow:bg-size-[0_1px]">
      {children}
    </span>
  );
}
