'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { starts } from '@/components/ui/starts';
import { embedChoice, embedsAllowed, rememberEmbedChoice } from '@/lib/consent';
import './consent.css';

interface EmbedProps {
  src: string;
  /** What assistive technology calls the frame. */
  title: string;
  /** The thing, in a sentence: "the calendar". */
  what: string;
  height: number;
}

type Frame = 'waiting' | 'ask' | 'plain' | 'credentialless';

/**
 * A frame of another company. By default it loads by itself near the viewport, without cookies in browsers that know
 * `credentialless`; where the visitor wants to be asked, a panel is shown first (lib/consent.ts). Without
 * JavaScript there is a link.
 */
export function Embed({ src, title, what, height }: EmbedProps) {
  const [frame, setFrame] = useState<Frame>('waiting');
  const iframe = useRef<HTMLIFrameElement>(null);
  const asked = useRef(false);

  useEffect(() => {
    if (!embedsAllowed()) setFrame('ask');
    else setFrame(embedChoice() ? 'plain' : 'credentialless');
  }, []);

  useEffect(() => {
    // The button that had the focus is gone: the frame it brought takes it over.
    if (frame === 'plain' && asked.current) iframe.current?.focus();
  }, [frame]);

  const load = (form: FormData) => {
    if (form.has('always')) rememberEmbedChoice('allow');
    asked.current = true;
    setFrame('plain');
  };

  if (frame === 'plain' || frame === 'credentialless') {
    return (
      <iframe
        // The DOM's types don't know the attribute yet; React takes an empty text for "off".
        {...(frame === 'credentialless' ? { credentialless: 'true' } : {})}
        ref={iframe}
        className="embed"
        src={src}
        title={title}
        width="100%"
        height={height}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }

  return (
    <div className="embed embed-panel" {...starts('visible')} style={{ minHeight: height }}>
      <Icon name="calendar" />
      {frame === 'ask' ? (
        <form action={load}>
          <p className="display">Load {what}?</p>
          <p className="muted">It comes from {new URL(src).host} and may set cookies of its own.</p>
          <button type="submit" className="btn btn-main">
            Load
          </button>
          <label>
            <input type="checkbox" name="always" /> Always load from now on
          </label>
        </form>
      ) : (
        <p className="muted">{title}</p>
      )}
      <a className="link" href={src} target="_blank" rel="noopener">
        <span>Open {what} in a new tab</span>
        <Icon name="arrow" />
      </a>
    </div>
  );
}
