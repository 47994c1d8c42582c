'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

/** What some browsers say about the line: https://wicg.github.io/netinfo/ */
interface NavigatorConnection {
  connection?: { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' };
}

/** Whether this visitor wants no moving picture, pays for each byte, or would wait long for it. */
function wantsStill(): boolean {
  const { connection } = navigator as Navigator & NavigatorConnection;
  const isSlow = connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
  return isSlow || Boolean(connection?.saveData) || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface HeroVideoProps {
  /** The media query of screens that get the portrait version. */
  narrow: string;
}

/**
 * The moving picture over the poster, fetched only when everything else has loaded, with the pause button that
 * WCAG 2.2.2 asks for. Without JavaScript, with reduced motion, Save-Data or a slow connection the poster stands alone.
 */
export function HeroVideo({ narrow }: HeroVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    if (wantsStill()) return;
    const start = () => setReady(true);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  if (!ready) return null;

  const toggle = () => {
    // A video that has not begun yet tells of no pause: the wish counts, not the event.
    setPlaying(!playing);
    if (playing) video.current?.pause();
    else video.current?.play().catch(() => setPlaying(false));
  };

  return (
    <>
      <video
        ref={video}
        className="hero-media hero-video"
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source media={narrow} src="/video/hero-narrow.webm" type="video/webm" />
        <source media={narrow} src="/video/hero-narrow.mp4" type="video/mp4" />
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        className="pause"
        onClick={toggle}
        aria-label={playing ? 'Pause video' : 'Play video'}
      >
        <Icon name={playing ? 'pause' : 'play'} />
        <span>{playing ? 'Pause video' : 'Play video'}</span>
      </button>
    </>
  );
}
