'use client';

import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormContent } from '@/components/forms/form-data';
import { PhoneLink } from '@/components/layout/phone-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { meetingCopy } from '@/content/meetings';
import { meetingsPath } from '@/lib/meetings/addresses';
import { parseDays } from '@/lib/meetings/answers';
import type { BookedMeeting, FreeTimes as Times } from '@/lib/meetings/picker';
import { Booked } from './booked';
import { MeetingForm } from './meeting-form';

type View =
  | { step: 'closed' | 'loading' | 'failed' }
  | { step: 'choosing'; days: Times['days'] }
  | { step: 'booked'; meeting: BookedMeeting; phone: string };

type Props = { form: FormContent; isMain: boolean; picture?: ReactNode };

/** "See free times": a link to the plain page, in whose place the picker comes once scripts run. */
export function FreeTimes({ form, isMain, picture }: Props) {
  const [view, setView] = useState<View>({ step: 'closed' });
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = view;
  const hasHeading = step !== 'closed';
  const hasTimes = view.step === 'choosing' && view.days.length > 0;

  // A visitor who opened the picker, or booked, continues from its heading.
  const moves = step === 'booked' ? 2 : Number(hasHeading);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  async function load() {
    setView({ step: 'loading' });
    try {
      setView({ step: 'choosing', days: await fetchDays() });
    } catch {
      setView({ step: 'failed' });
    }
  }

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // a tab or a window of its own
    event.preventDefault();
    load();
  }

  if (step === 'closed')
    return (
      <Card className="flex flex-col-reverse overflow-hidden shadow-raised md:flex-col">
        {picture}
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 sm:px-8">
          {meetingCopy.intro}
          <ButtonLink
            className="pending:cursor-progress pending:opacity-75 max-sm:w-full"
            look={isMain ? 'main' : 'line'}
            href={meetingsPath}
            onClick={open}
            data-island
          >
            <Icon name="calendar" /> {meetingCopy.seeTimes}
          </ButtonLink>
        </p>
      </Card>
    );

  return (
    <Card
      as="section"
      className="relative grid content-start gap-4 px-5 py-4 shadow-raised sm:p-8"
      aria-labelledby="mt-title"
    >
      <h3 id="mt-title" className={clsx('outline-none', hasTimes && 'sr-only')} ref={heading} tabIndex={-1}>
        {step === 'booked' ? meetingCopy.booked : meetingCopy.title}
      </h3>
      <div className="empty:absolute" role="status">
        {step === 'loading' && <p>{meetingCopy.loading}</p>}
      </div>
      {step === 'failed' && (
        <div className="grid gap-3 md:justify-items-start" role="alert">
          <p>
            {meetingCopy.failed} <PhoneLink className="font-semibold text-link underline" />.
          </p>
          <Button look="line" onClick={load}>
            {meetingCopy.retry}
          </Button>
        </div>
      )}
      {view.step === 'choosing' && view.days.length === 0 && (
        <p>
          {meetingCopy.none} <PhoneLink className="font-semibold text-link underline" />.
        </p>
      )}
      {hasTimes && (
        <MeetingForm
          content={form}
          days={view.days}
          reload={async () => setView({ step: 'choosing', days: await fetchDays() })}
          onBooked={(meeting, phone) => setView({ step: 'booked', meeting, phone })}
        />
      )}
      {view.step === 'booked' && <Booked meeting={view.meeting} phone={view.phone} />}
    </Card>
  );
}

async function fetchDays(): Promise<Times['days']> {
  const response = await fetch(meetingsPath, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(String(response.status));
  return parseDays(await response.json());
}
