import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/text';
import type { stayCardWords } from '@/content/rental-pages';
import type { HomeAvailability } from '@/lib/rentals/availability';
import { formatNights } from '@/lib/rentals/labels';
import type { Stay } from '@/lib/rentals/search';
import { formatMoment } from '@/lib/time/slot';
import { NearestStay } from './inquiry';

interface StayStatusProps {
  home: { id: string; takesPets: boolean };
  /** Missing as long as its dates are missing or impossible. */
  stay?: Stay | undefined;
  /** Null if nobody knows, undefined until there is a response. */
  availability: HomeAvailability | null | undefined;
  words: typeof stayCardWords;
}

export function StayStatus({ home, stay, availability, words: { status, noPets } }: StayStatusProps) {
  const calendar = stay && availability;
  const isKnown = calendar && calendar.status !== 'unknown';
  const isRefused = stay?.dog && !home.takesPets ? noPets : calendar?.status === 'taken' && status.taken;

  return (
    // As high as its longest state, so that nothing moves.
    <div className="min-h-12" role="status">
      {isRefused && (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="x" /> {isRefused}
        </p>
      )}
      {stay && calendar?.status === 'free' && !isRefused && (
        <p className="flex items-center gap-2 font-semibold text-emerald-700">
          <Icon name="check" /> {status.free} {formatNights(stay.checkIn, stay.checkOut)}
        </p>
      )}
      <Note>
        {!stay && status.start}
        {stay && availability === undefined && status.checking}
        {stay && availability !== undefined && !isKnown && status.unknown}
        {isKnown &&
          (calendar.nearest ? (
            <>
              {status.nearest} <NearestStay id={home.id} stay={stay} nearest={calendar.nearest} />
            </>
          ) : calendar.readAt ? (
            `${status.read} ${formatMoment(calendar.readAt)}`
          ) : (
            status.sample
          ))}
      </Note>
    </div>
  );
}
