import { clsx } from 'clsx';
import type { IconName } from '@/content/icons';
import sprite from './icons.svg';

const sizes = {
  text: 'size-icon',
  sm: 'size-5.5',
  md: 'size-6.5',
  lg: 'size-7',
};

interface IconProps {
  name: IconName;
  size?: keyof typeof sizes;
  /** Thicker lines, for a small icon that stands alone. */
  bold?: boolean;
  className?: string;
}

/** A decorative icon, in the color and size of the text around it. That text has to carry the meaning. */
export function Icon({ name, size = 'text', bold = false, className }: IconProps) {
  return (
    <svg
      className={clsx('flex-none', sizes[size], bold ? 'stroke-bold' : 'stroke-icon', className)}
      aria-hidden="true"
    >
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
