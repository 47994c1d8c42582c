'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import './consent.css';

interface ClickToPlayProps {
  src: string;
  title: string;
  /** The poster. */
  children: React.ReactNode;
}

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
        className="player"
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }

  return (
    <div className="player over">
      {children}
      <button type="button" className="play noscript:hidden" onClick={() => setState('player')}>
        <Icon name="play" /> Play the video
      </button>
      <a className="play hidden noscript:inline-flex" href={src} target="_blank" rel="noopener">
        <Icon name="play" /> Play the video
      </a>
      <p className="small">It comes from {new URL(src).host} and may set cookies of its own.</p>
    </div>
  );
}
