'use client';

import { Button } from '@/components/ui/button';
import { meetingPageCopy } from '@/content/meeting-pages';
import type { FreeDay } from '@/lib/meetings/slots';
import { SlotPicker } from './slot-picker';
import { useChosenSlot } from './use-chosen-slot';

interface Props {
  action: string;
  days: readonly FreeDay[];
  /** The current start of the call: the picker opens at its day. */
  initialStart: number;
  zone: string;
  error: string | undefined;
}

/** Moves a booked call. With JavaScript, the picker shows times in the visitor's time zone. */
export function MoveForm({ action, days, initialStart, zone: storedZone, error }: Props) {
  const picker = useChosenSlot({ days, initialStart, storedZone });

  return (
    <form className="grid gap-4" method="post" action={action}>
      <SlotPicker {...picker} error={error} />
      <input type="hidden" name="action" value="move" />
      <Button type="submit">{meetingPageCopy.moveSubmit}</Button>
    </form>
  );
}
