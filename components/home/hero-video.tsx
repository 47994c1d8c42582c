import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon';
import { BACKGROUND } from '@/lib/platform/browser-names';

interface HeroVideoProps {
  /** The media query of screens that get the portrait version. */
  narrow: string;
  /** Classes of the position that it shares with the poster. */
  className: string;
}

const whenPlaying = 'group-data-paused:hidden';
const whenPaused = 'group-not-data-paused:hidden';

/**
 * The video over the poster, with its pause button. An inline script shows both
 * (lib/platform/next/browser/background-video.ts); without it, visitors see only the poster.
 */
export function HeroVideo({ narrow, className }: HeroVideoProps) {
  return (
    <>
      <video
        // If it were any larger than the poster, its first frame would count as the largest paint, seconds later.
        className={clsx('h-[calc(100%-1px)]', className)}
        {...{ [BACKGROUND]: true }}
        hidden
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        suppressHydrationWarning
      >
        <source media={narrow} src="/video/hero-narrow.webm" type="video/webm" />
        <source media={narrow} src="/video/hero-narrow.mp4" type="video/mp4" />
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        className="group absolute top-3 right-edge inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full border border-sand-50/50 bg-gulf-950/74 text-sand-50 text-sm hover:bg-gulf-950 md:top-auto md:bottom-41 md:px-3.5 md:[section:has([aria-invalid=true])_&]:bottom-52"
        data-ground="dark"
        data-native
        hidden
        aria-label="Pause video"
        suppressHydrationWarning
      >
        <Icon name="pause" className={whenPlaying} />
        <span className={clsx('max-md:sr-only', whenPlaying)}>Pause video</span>
        <Icon name="play" className={whenPaused} />
        <span className={clsx('max-md:sr-only', whenPaused)}>Play video</span>
      </button>
    </>
  );
}
