'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

/** Whether this visitor wants no moving picture, or pays for each byte. */
function wantsStill(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null;
  const savesData =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true;
  return savesData || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The moving picture over the poster, fetched only when everything else has loaded, with the pause button that
 * WCAG 2.2.2 asks for. Without JavaScript, with reduced motion or Save-Data the poster stands alone.
 */
export function HeroVideo() {
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
