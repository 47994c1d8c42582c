'use client';

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { FormContent } from '@/components/forms/form-content';
import { Button, ButtonLink } from '@/components/ui/button';
import { card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { meetingCopy } from '@/content/meetings';
import { fetchFreeDays } from '@/lib/meetings/free-times';
import { bookingPath } from '@/lib/meetings/meeting-paths';
import type { FreeDay } from '@/lib/meetings/slots';
import { BookingCard } from './booking-card';
import { BookingForm } from './booking-form';
import { NoTimes } from './no-times';

type View =
  | { step: 'closed' | 'loading' | 'failed' }
  /** `request` is a random ID of this page view. It isn't from `crypto.randomUUID`, which needs HTTPS. */
  | { step: 'choosing'; days: FreeDay[]; request: string };

type Props = { form: FormContent; isMain: boolean; slots: { picture: ReactNode } };

/** A link to /book-a-time. With JavaScript, the booking form replaces the link once the link is in view or pressed. */
export function FreeTimes({ form, isMain, slots }: Props) {
  const [view, setView] = useState<View>({ step: 'closed' });
  const teaser = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shouldFocus = useRef(false);
  const { step } = view;
  const isOpen = step !== 'closed';

  // The link that had the focus is gone, so move the focus to the heading.
  useEffect(() => {
    if (isOpen && shouldFocus.current) heading.current?.focus();
  }, [isOpen]);

  const load = useCallback(async (isPressed: boolean) => {
    const show = (next: View) => setView((old) => (old.step === 'choosing' ? old : next));
    shouldFocus.current ||= isPressed;
    if (isPressed) show({ step: 'loading' });
    try {
      const days = await fetchFreeDays();
      shouldFocus.current ||= teaser.current?.contains(document.activeElement) ?? false;
      show({ step: 'choosing', days, request: crypto.getRandomValues(new Uint32Array(4)).join('-') });
    } catch {
      // If the visitor pressed the link, show the error. Otherwise the link stays.
      if (isPressed) show({ step: 'failed' });
    }
  }, []);

  useEffect(() => {
    if (!isMain || !teaser.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load(false);
    });
    observer.observe(teaser.current);
    return () => observer.disconnect();
  }, [isMain, load]);

  function loadOnClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // The browser opens a new tab or window.
    event.preventDefault();
    void load(true);
  }

  if (!isOpen)
    return (
      <div className={`${card} flex flex-col-reverse overflow-hidden shadow-raised md:flex-col`} ref={teaser}>
        {slots.picture}
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-8">
          {meetingCopy.intro}
          <ButtonLink
            className="pending:cursor-progress pending:opacity-75 max-sm:w-full"
            look={isMain ? 'main' : 'line'}
            href={bookingPath}
            onClick={loadOnClick}
            data-by-island
          >
            <Icon name="calendar" /> {meetingCopy.seeTimes}
          </ButtonLink>
        </p>
      </div>
    );

  return (
    <BookingCard labelledBy="mt-title">
      <h3 id="mt-title" className="sr-only" ref={heading} tabIndex={-1}>
        {meetingCopy.title}
      </h3>
      <div className="empty:absolute" role="status">
        {step === 'loading' && <p>{meetingCopy.loading}</p>}
      </div>
      {step === 'failed' && (
        <div className="grid gap-3 md:justify-items-start" role="alert">
          <NoTimes copy={meetingCopy.failed} />
          <Button look="line" onClick={() => load(true)}>
            {meetingCopy.retry}
          </Button>
        </div>
      )}
      {step === 'choosing' && view.days.length === 0 && <NoTimes />}
      {step === 'choosing' && view.days.length > 0 && (
        <BookingForm content={form} days={view.days} request={view.request} />
      )}
    </BookingCard>
  );
}
