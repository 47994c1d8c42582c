'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

interface ClickToPlayProps {
  src: string;
  title: string;
  /** The poster. */
  children: React.ReactNode;
}

const play =
  'min-h-15 cursor-pointer items-center gap-3 place-self-center rounded-full bg-sand-50 py-2 pr-7 pl-5.5 font-semibold text-gulf-950 transition hover:bg-sand-200';

const frame = 'aspect-video w-full overflow-hidden rounded-card bg-gulf-950';

/** A video of another company: its poster, and the player only once somebody presses play. */
export function ClickToPlay({ src, title, children }: ClickToPlayProps) {
  const [state, setState] = useState<'poster' | 'player'>('poster');
  const iframe = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (state === 'player') iframe.current?.focus();
  }, [state]);

  if (state === 'player') {
    return (
      <iframe
        ref={iframe}
        className={frame}
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }

  return (
    <div
      className={`${frame} relative isolate grid text-sand-50 after:absolute after:inset-0 after:-z-1 after:bg-linear-to-t after:from-38% after:from-gulf-950/84 after:via-60% after:via-gulf-950/15 after:to-gulf-950/15 sm:after:from-18% sm:after:via-45% [&>img]:absolute [&>img]:inset-0 [&>img]:-z-2 [&>img]:size-full`}
      data-ground="dark"
    >
      {children}
      <button
        type="button"
        className={`${play} inline-flex noscript:hidden`}
        onClick={() => setState('player')}
      >
        <Icon name="play" /> Play the video
      </button>
      <a className={`${play} noscript:inline-flex hidden`} href={src} target="_blank" rel="noopener">
        <Icon name="play" /> Play the video
      </a>
      <p className="wrap-anywhere absolute inset-x-0 bottom-0 px-4 py-3 text-center text-sm leading-normal">
        It comes from {new URL(src).host} and may set cookies of its own.
      </p>
    </div>
  );
}
