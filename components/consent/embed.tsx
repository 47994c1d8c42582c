'use client';

import { useEffect, useState } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Button } from '@/components/ui/button';
import { smallCheckbox } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { newTab } from '@/components/ui/text';
import { areEmbedsAllowed, readEmbedChoice, rememberEmbedChoice } from '@/lib/browser/consent';

const HEIGHT_PX = 600;
const title = 'Calendar: book a time with us';

type EmbedState = 'waiting' | 'ask' | 'requested' | 'plain' | 'credentialless';

/** Ref for a frame that replaces the button the visitor pressed. Without the ref, the focus would be lost. */
export const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

export const cookieNote = (src: string) =>
  `It comes from ${new URL(src).host} and may set cookies of its own.`;

/**
 * The external calendar's iframe. By default it loads near the viewport, without cookies in browsers that support
 * `credentialless`. It waits for a click if the visitor chose that (lib/browser/consent.ts). Without JavaScript it is a
 * link.
 */
export function Embed({ src }: { src: string }) {
  const [frame, setFrame] = useState<EmbedState>('waiting');

  useEffect(() => {
    if (!areEmbedsAllowed()) setFrame('ask');
    else setFrame(readEmbedChoice() ? 'plain' : 'credentialless');
  }, []);

  const load = (form: FormData) => {
    if (form.has('always')) rememberEmbedChoice('allow');
    setFrame('requested');
  };

  if (frame !== 'waiting' && frame !== 'ask') {
    return (
      <iframe
        // React's types lack `credentialless`.
        {...{ credentialless: frame === 'credentialless' }}
        ref={frame === 'requested' ? takeFocus : null}
        className="block w-full rounded-card border border-sand-200 bg-white"
        src={src}
        title={title}
        width="100%"
        height={HEIGHT_PX}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }

  return (
    <div
      className="grid w-full content-center justify-items-center gap-5 rounded-card border border-sand-200 bg-sand-100 px-6 py-8 text-center"
      style={{ minHeight: HEIGHT_PX }}
    >
      <Icon name="calendar" size="lg" className="text-accent" />
      {frame === 'ask' ? (
        <form action={load} className="grid max-w-96 justify-items-center gap-4">
          <Heading as="p" size="card">
            Load the calendar?
          </Heading>
          <p className="text-muted">{cookieNote(src)}</p>
          <Button type="submit">Load</Button>
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
            <input className={smallCheckbox} type="checkbox" name="always" /> Always load from now on
          </label>
        </form>
      ) : (
        <p className="text-muted">{title}</p>
      )}
      <ArrowLink href={src} {...newTab}>
        Open the calendar in a new tab
      </ArrowLink>
    </div>
  );
}
