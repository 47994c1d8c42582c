import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/text';
import type { stayCardWords } from '@/content/rental-pages';
import type { HomeAvailability } from '@/lib/rentals/availability';
import { datesLabel, momentLabel, nightsLabel } from '@/lib/rentals/labels';
import type { Stay } from '@/lib/rentals/search';
import { stayCard, stayHref } from '@/lib/rentals/stay-href';

interface StayStatusProps {
  home: { id: string; takesPets: boolean };
  words: typeof stayCardWords;
  /** Null as long as its dates are missing or impossible. */
  stay: Stay | null;
  /** Null if nobody knows, undefined until there is a response. */
  availability: HomeAvailability | null | undefined;
}

/** Whether a home is free for the stay in its card; if it is not, the nearest free one. */
export function StayStatus(props: StayStatusProps) {
  return (
    // As high as its longest state, so that nothing moves.
    <div className="min-h-12" role="status">
      <Status {...props} />
    </div>
  );
}

function Status({ home, stay, availability, words: { status, noPets } }: StayStatusProps) {
  if (!stay) return <Note>{status.start}</Note>;
  if (stay.dog && !home.takesPets) return <Refused>{noPets}</Refused>;
  if (availability === undefined) return <Note>{status.checking}</Note>;
  const nights = nightsLabel(stay.checkIn, stay.checkOut);
  if (availability?.status === 'free')
    return (
      <>
        <p className="flex items-center gap-2 font-semibold text-emerald-700">
          <Icon name="check" /> {status.free} {nights}
        </p>
        <Note className="pl-7">
          {availability.readAt
            ? `${status.read} ${momentLabel(new Date(availability.readAt))}`
            : status.sample}
        </Note>
      </>
    );
  if (!availability || availability.status === 'unknown') return <Note>{status.unknown}</Note>;
  const { nearest } = availability;
  return (
    <>
      {availability.status === 'taken' && <Refused>{status.taken}</Refused>}
      {nearest && (
        <p className="text-sm">
          {status.nearest}{' '}
          <a
            className="font-semibold text-link underline underline-offset-4"
            href={stayHref(stayCard, { ...stay, ...nearest }, { property: home.id })}
          >
            {datesLabel(nearest.checkIn, nearest.checkOut)}
          </a>
        </p>
      )}
    </>
  );
}

const Refused = ({ children }: { children: string }) => (
  <p className="flex items-center gap-2 font-semibold">
    <Icon name="x" /> {children}
  </p>
);
