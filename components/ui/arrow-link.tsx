import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from './icon';

const arrows = {
  onward: 'group-hover/arrow:translate-x-1',
  back: 'rotate-180',
  outward: '-rotate-45 scale-85 group-hover/arrow:translate-x-0.5 group-hover/arrow:-translate-y-0.5',
};

export function ArrowLink({
  points = 'onward',
  className,
  children,
  ...props
}: { points?: keyof typeof arrows } & ComponentProps<'a'>) {
  const arrow = <Icon name="arrow" className={clsx('transition-state', arrows[points])} />;

  return (
    <a
      className={clsx(
        'group/arrow inline-flex min-h-11 items-center gap-2 font-semibold text-link',
        className,
      )}
      {...props}
    >
      {points === 'back' && arrow}
      <span className="bg-[linear-gradient(currentColor,currentColor)] bg-bottom-left bg-size-[100%_1px] bg-no-repeat pb-0.5 transition-underline group-hover/arrow:bg-size-[0_1px]">
        {children}
      </span>
      {points !== 'back' && arrow}
    </a>
  );
}
