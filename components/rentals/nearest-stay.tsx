import { textLink } from '@/components/ui/text';
import type { Stay } from '@/lib/rentals/search';
import { stayCardTemplate, stayHref } from '@/lib/rentals/stay-href';
import { type Day, formatDates } from '@/lib/time/calendar-days';

interface NearestStayProps {
  id: string;
  stay: Stay;
  nearest: { checkIn: Day; checkOut: Day };
}

export function NearestStay({ id, stay, nearest }: NearestStayProps) {
  return (
    <a
      className={`font-semibold ${textLink}`}
      href={stayHref(stayCardTemplate, { ...stay, ...nearest }, { property: id })}
    >
      {formatDates(nearest.checkIn, nearest.checkOut)}
    </a>
  );
}
