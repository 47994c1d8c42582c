'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { errorBox } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formCard } from '@/components/ui/card';
import { hubspotCopy } from '@/content/hubspot';
import type { EmbedView } from '@/lib/hubspot/embed';
import type { HubspotSettings } from '@/lib/hubspot/settings';
import type { FormContent } from './form-content';
import { NativeForm } from './native-form';
import './hubspot-form.css';

type Props = {
  settings: HubspotSettings;
  content: FormContent;
  labelledBy: string | undefined;
};

/** Our native form, until HubSpot's form is ready to replace it (lib/hubspot/embed.ts). */
export function HubspotForm({ settings, content, labelledBy }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const native = useRef<HTMLFormElement>(null);
  const [view, setView] = useState<EmbedView>({ state: 'native' });
  const isReady = view.state === 'ready';

  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    import('@/lib/hubspot/embed').then(
      ({ embedForm }) => {
        if (!frame.current || signal.aborted) return;
        embedForm(
          {
            settings,
            frame: frame.current,
            native: () => native.current,
            container: () => container.current,
            show: setView,
          },
          signal,
        );
      },
      // If our own script for HubSpot's form failed to load, the native form stays.
      () => {},
    );
    return () => unmount.abort();
  }, [settings]);

  return (
    <div
      ref={frame}
      // Without `min-w-0`, HubSpot's iframe would widen the grid column.
      className={clsx('relative min-w-0 self-start', isReady && content.kind !== 'newsletter' && formCard)}
      data-hubspot={view.state}
    >
      <div role="alert">
        {view.state === 'failed' && (
          <div className={`${errorBox} mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5`}>
            <p>{hubspotCopy.failed(view.message)}</p>
            <Button look="line" onClick={() => location.reload()}>
              {hubspotCopy.reload}
            </Button>
          </div>
        )}
      </div>
      <div
        ref={container}
        // This element keeps its width while it is hidden, because HubSpot measures its form.
        className="hubspot-place inert:invisible inert:absolute inert:inset-x-0 inert:top-0 inert:h-0 inert:overflow-hidden"
        inert={!isReady}
        {...(isReady && { role: 'group', 'aria-label': content.title })}
      />
      {!isReady && <NativeForm content={content} labelledBy={labelledBy} formRef={native} />}
    </div>
  );
}
