import sprite from './icons.svg';

/** The symbols of icons.svg. */
export type IconName =
  | 'arrow'
  | 'bell'
  | 'boat'
  | 'calendar'
  | 'car'
  | 'chart'
  | 'check'
  | 'clock'
  | 'cross'
  | 'down'
  | 'download'
  | 'error'
  | 'eye'
  | 'facebook'
  | 'home'
  | 'info'
  | 'instagram'
  | 'kitchen'
  | 'link'
  | 'linkedin'
  | 'mail'
  | 'menu'
  | 'partly'
  | 'pause'
  | 'pets'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plus'
  | 'pool'
  | 'search'
  | 'send'
  | 'settings'
  | 'share'
  | 'shield'
  | 'star'
  | 'up'
  | 'user'
  | 'wave'
  | 'wifi'
  | 'x'
  | 'xlogo'
  | 'youtube';

/** A decorative icon in the colour and size of the text around it. The word beside it carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true" focusable="false">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
