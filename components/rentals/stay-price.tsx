import { clsx } from 'clsx';
import { Numeral } from '@/components/ui/text';
import { formatDollars } from '@/content/numbers';
import { priceTerms } from '@/content/rates';
import { formatNights } from '@/lib/rentals/labels';
import { addUpStay, type HomeRates, type LowestPrice } from '@/lib/rentals/rates';
import type { Stay } from '@/lib/rentals/search';

interface StayPriceProps {
  home: HomeRates & { lowest: LowestPrice | null };
  /** If it has dates, the price is the total for them. */
  stay?: Stay | undefined;
  noPrice: string;
  className?: string | undefined;
  noteClassName?: string | undefined;
}

/** "$2,275 for 7 nights, all fees included, before taxes", or "From $275 per night, …" without dates. */
export function StayPrice({ home, stay, noPrice, className, noteClassName }: StayPriceProps) {
  const nights = stay && formatNights(stay.checkIn, stay.checkOut);
  const price = stay && nights ? addUpStay(home, stay)?.total : home.lowest?.price;
  if (!price) return <p className="font-semibold">{noPrice}</p>;

  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span>
        {!nights && home.lowest?.isFrom && <span className="text-muted text-sm">From </span>}
        <Numeral className={className}>{formatDollars(price)}</Numeral>
      </span>{' '}
      <span
        className={clsx('text-muted text-sm leading-normal', noteClassName)}
      >{`${nights ? `for ${nights}` : 'per night'}, ${priceTerms}`}</span>
    </p>
  );
}
