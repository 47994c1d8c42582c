import { clsx } from 'clsx';
import type { IconName } from '@/content/icons';
import sprite from './icons.svg';

/** A decorative icon in the color and size of the text around it. The word beside it carries the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={clsx('size-[1.25em] flex-none stroke-[1.6]', className)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
