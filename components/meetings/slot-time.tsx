import type { Slot } from '@/lib/time/slot';

export function SlotTime({ slot: { iso, visitor, officeTime } }: { slot: Slot }) {
  return (
    <time dateTime={iso}>
      {visitor.date}, <span className="whitespace-nowrap">{`${visitor.time} ${visitor.zone}`}</span>
      {officeTime && (
        <span className="block font-normal text-muted">
          <span className="sr-only">, </span>
          {officeTime}
        </span>
      )}
    </time>
  );
}
