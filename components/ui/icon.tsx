import type { IconName } from '@/content/icons';
import sprite from './icons.svg';

/** A decorative icon in the color and size of the text around it. The word beside it carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true" focusable="false">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
