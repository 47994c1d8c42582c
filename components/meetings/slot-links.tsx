import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { bookingPath } from '@/lib/meetings/meeting-paths';
import { toSlot } from '@/lib/time/slot';
import { SlotTime } from './slot-time';

type Props = { starts: readonly number[]; zone?: string; className: string };

export function SlotLinks({ starts, zone, className }: Props) {
  return (
    <ul className={className}>
      {starts.slice(0, 3).map((start) => {
        const slot = toSlot(start, zone);
        return (
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
        );
      })}
    </ul>
  );
}
