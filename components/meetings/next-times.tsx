'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { meetingCopy } from '@/content/meetings';
import { fetchFreeDays } from '@/lib/meetings/free-times';
import { bookingPath } from '@/lib/meetings/meeting-paths';
import { HOUR_MS } from '@/lib/platform/durations';
import { SlotLinks } from './slot-links';
import { useVisitorZone } from './use-visitor-zone';

/** Links to the first free times at least `hours` from now. Reserves space for the links, so that nothing shifts. */
export function NextTimes({ hours }: { hours: number }) {
  const zone = useVisitorZone();
  const [slots, setSlots] = useState<readonly number[] | null>(null);

  useEffect(() => {
    const from = Date.now() + hours * HOUR_MS;
    fetchFreeDays().then(
      (days) => setSlots(days.flatMap((day) => day.slots.filter((slot) => slot >= from))),
      // If the times can't be loaded, the visitor still has the link to all times.
      () => setSlots([]),
    );
  }, [hours]);

  return (
    <>
      {slots?.length !== 0 && (
        <SlotLinks
          starts={slots ?? []}
          zone={zone}
          className="grid noscript:hidden min-h-71 w-full auto-rows-[5.5rem] gap-2.5 sm:min-h-56 sm:auto-rows-[4.25rem]"
        />
      )}
      <ButtonLink className="max-sm:w-full" href={bookingPath}>
        <Icon name="calendar" /> {slots?.length ? meetingCopy.otherTimes : meetingCopy.seeTimes}
      </ButtonLink>
    </>
  );
}
