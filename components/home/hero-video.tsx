import { Icon } from '@/components/ui/icon';

interface HeroVideoProps {
  /** The media query of screens that get the portrait version. */
  narrow: string;
}

/**
 * The moving picture over the poster, with its pause button: both hidden until the page's own small script shows them
 * (lib/platform/next/document/background-video.ts). Without it the poster stands alone.
 */
export function HeroVideo({ narrow }: HeroVideoProps) {
  return (
    <>
      <video
        className="hero-media hero-video"
        data-background
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
        className="pause"
        data-native
        hidden
        aria-label="Pause video"
        suppressHydrationWarning
      >
        <Icon name="pause" className="when-playing" />
        <span className="when-playing">Pause video</span>
        <Icon name="play" className="when-paused" />
        <span className="when-paused">Play video</span>
      </button>
    </>
  );
}
