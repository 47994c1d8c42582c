'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormContent } from '@/components/forms/form-content';
import { PhoneLink } from '@/components/layout/phone-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { meetingCopy } from '@/content/meetings';
import { bookingPath } from '@/lib/meetings/addresses';
import type { FreeTimes as Times } from '@/lib/meetings/picker';
import { fetchDays } from '@/lib/meetings/responses';
import { BookingCard } from './booking-card';
import { BookingForm } from './booking-form';
import { NoTimes } from './no-times';

type View =
  /** `early`: loading while the link is still there. */
  | { step: 'closed' | 'early' | 'loading' | 'failed' }
  /** `request` is a random id of this page view; `randomUUID` would need https. */
  | { step: 'choosing'; days: Times['days']; request: string };

type Props = { form: FormContent; isMain: boolean; picture?: ReactNode };

/**
 * "See free times": a link to the page of the free times. With JavaScript, the same form takes its place: once it is in
 * view, or pressed.
 */
export function FreeTimes({ form, isMain, picture }: Props) {
  const [view, setView] = useState<View>({ step: 'closed' });
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);
  const { step } = view;
  const isOpen = step !== 'closed' && step !== 'early';

  // The link that had the focus is gone.
  useEffect(() => {
    if (isOpen && takesFocus.current) heading.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!isMain || !card.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setView((old) => (old.step === 'closed' ? { step: 'early' } : old));
    });
    observer.observe(card.current);
    return () => observer.disconnect();
  }, [isMain]);

  useEffect(() => {
    if (step !== 'early' && step !== 'loading') return;
    let isCurrent = true;
    const show = (next: View) => {
      if (!isCurrent) return;
      takesFocus.current ||= card.current?.contains(document.activeElement) ?? false;
      setView(next);
    };
    fetchDays().then(
      (days) => {
        const request = crypto.getRandomValues(new Uint32Array(4)).join('-');
        show({ step: 'choosing', days, request });
      },
      () => show({ step: step === 'early' ? 'closed' : 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [step]);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // opens a new tab or window
    event.preventDefault();
    takesFocus.current = true;
    setView({ step: 'loading' });
  }

  if (!isOpen)
    return (
      <Card className="flex flex-col-reverse overflow-hidden shadow-raised md:flex-col" ref={card}>
        {picture}
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-8">
          {meetingCopy.intro}
          <ButtonLink
            className="pending:cursor-progress pending:opacity-75 max-sm:w-full"
            look={isMain ? 'main' : 'line'}
            href={bookingPath}
            onClick={open}
            data-island
          >
            <Icon name="calendar" /> {meetingCopy.seeTimes}
          </ButtonLink>
        </p>
      </Card>
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
          <p>
            {meetingCopy.failed} <PhoneLink className="font-semibold text-link underline" />.
          </p>
          <Button look="line" onClick={() => setView({ step: 'loading' })}>
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
