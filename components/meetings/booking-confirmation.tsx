import { useEffect, useRef } from 'react';
import { Heading } from '@/components/ui/heading';
import { Note, tallTextLink } from '@/components/ui/text';
import { callIntro, meetingCopy } from '@/content/meetings';
import { formatPhone } from '@/lib/forms/format-phone';
import type { BookedCall } from '@/lib/meetings/free-times';
import { toSlot } from '@/lib/time/slot';
import { AddToCalendar } from './add-to-calendar';
import { SlotTime } from './slot-time';

interface Props {
  call: BookedCall;
  phone: string;
  zone: string;
}

export function BookingConfirmation({ call: { id, startsAt, manage, ics }, phone, zone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The form had the focus and is gone now, so move the focus here.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid gap-4">
      <Heading size="card" className="outline-none" ref={heading} tabIndex={-1}>
        {meetingCopy.booked}
      </Heading>
      <p className="font-semibold text-step-2">
        <SlotTime slot={toSlot(startsAt, zone)} />
      </p>
      <p>
        {callIntro} <span className="whitespace-nowrap">{formatPhone(phone)}.</span>
      </p>
      <AddToCalendar startsAt={startsAt} ics={ics} />
      <p>
        <a className={tallTextLink} href={manage}>
          {meetingCopy.manage}
        </a>
      </p>
      <Note>
        {meetingCopy.privateLink} Receipt <span className="figures">{id}</span>.
      </Note>
    </div>
  );
}
