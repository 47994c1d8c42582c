'use client';

import { Button } from '@/components/ui/button';
import { meetingPageCopy } from '@/content/meeting-pages';
import type { FreeTimes } from '@/lib/meetings/picker';
import { SlotPicker } from './slot-picker';
import { useChosenSlot } from './use-chosen-slot';

interface Props {
  action: string;
  days: FreeTimes['days'];
  /** The current time of the call: the picker opens at its day. */
  initialSlot: string;
  zone: string;
  error: string | undefined;
}

/** A plain form that moves a call. With JavaScript, its picker shows times in the visitor's time zone. */
export function MoveForm({ action, days, initialSlot, zone: knownZone, error }: Props) {
  const picker = useChosenSlot({ days, initialSlot, knownZone });

  return (
    <form className="grid gap-4" method="post" action={action}>
      <SlotPicker {...picker} days={days} error={error} />
      <input type="hidden" name="action" value="move" />
      <Button type="submit">{meetingPageCopy.moveSubmit}</Button>
    </form>
  );
}
