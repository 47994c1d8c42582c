'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { meetingCopy } from '@/content/meetings';
import { bookingPath } from '@/lib/meetings/addresses';
import { fetchFreeDays } from '@/lib/meetings/free-times';
import { toSlot } from '@/lib/time/slot';
import { SlotTime } from './slot-time';
import { useVisitorZone } from './use-visitor-zone';

const SHOWN = 3;

/** Links to the first free times from `hours` ahead. Their room is reserved, so that nothing moves once they load. */
export function NextTimes({ hours }: { hours: number }) {
  const zone = useVisitorZone();
  const [slots, setSlots] = useState<readonly number[] | null>(null);

  useEffect(() => {
    const from = Date.now() + hours * 3_600_000;
    fetchFreeDays().then(
      (days) => setSlots(days.flatMap((day) => day.slots.filter((slot) => slot >= from)).slice(0, SHOWN)),
      // The link to all times stays.
      () => setSlots([]),
    );
  }, [hours]);

  return (
    <>
      {slots?.length !== 0 && (
        <ul className="grid noscript:hidden min-h-71 w-full auto-rows-[5.5rem] gap-2.5 sm:min-h-56 sm:auto-rows-[4.25rem]">
          {slots
            ?.map((start) => toSlot(start, zone))
            .map((slot) => (
              <li key={slot.iso} className="grid">
                <ButtonLink
                  look="line"
                  className="text-left"
                  href={`${bookingPath}?slot=${encodeURIComponent(slot.iso)}`}
                >
                  <SlotTime slot={slot} />
                  <Icon name="arrow" className="ml-auto" />
                </ButtonLink>
              </li>
            ))}
        </ul>
      )}
      <ButtonLink className="max-sm:w-full" href={bookingPath}>
        <Icon name="calendar" /> {slots?.length ? meetingCopy.otherTimes : meetingCopy.seeTimes}
      </ButtonLink>
    </>
  );
}
