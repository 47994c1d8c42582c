'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { shadedBox } from '@/components/ui/section';
import { newTab } from '@/components/ui/text';
import { cookieNote, takeFocus } from './embed';

const playButton =
  'min-h-15 cursor-pointer items-center gap-3 place-self-center rounded-full bg-sand-50 py-2 pr-7 pl-5.5 font-semibold text-gulf-950 transition-state hover:bg-sand-200';

const frame = 'aspect-video w-full overflow-hidden rounded-card bg-gulf-950';

interface ClickToPlayProps {
  src: string;
  title: string;
  slots: { poster: React.ReactNode };
}

/** An external video: shows its poster, and loads the player only on click. */
export function ClickToPlay({ src, title, slots }: ClickToPlayProps) {
  const [isPlaying, setPlaying] = useState(false);

  if (isPlaying) {
    return (
      <iframe
        ref={takeFocus}
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
      className={`${frame} ${shadedBox} grid text-sand-50 after:bg-[linear-gradient(0deg,--alpha(var(--color-gulf-950)/84%)_38%,--alpha(var(--color-gulf-950)/15%)_60%)] sm:after:bg-[linear-gradient(0deg,--alpha(var(--color-gulf-950)/88%),--alpha(var(--color-gulf-950)/80%)_18%,--alpha(var(--color-gulf-950)/15%)_45%)]`}
      data-ground="dark"
    >
      {slots.poster}
      <button
        type="button"
        className={`${playButton} inline-flex noscript:hidden`}
        onClick={() => setPlaying(true)}
      >
        <Icon name="play" /> Play the video
      </button>
      <a className={`${playButton} noscript:inline-flex hidden`} href={src} {...newTab}>
        <Icon name="play" /> Play the video
      </a>
      <p className="wrap-anywhere absolute inset-x-0 bottom-0 px-4 py-3 text-center text-sm leading-normal">
        {cookieNote(src)}
      </p>
    </div>
  );
}
