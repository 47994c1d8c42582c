import { rentalsPage } from '@/content/rental-pages';
import type { Rental } from '@/content/rentals';
import { engineTemplate } from '@/lib/rentals/booking';
import { toListed } from '@/lib/rentals/listed-home';
import { HomeCard, type HomeCardProps } from './home-card';

/** On the server. Islands use HomeCard. */
export function RentalCard({ rental, shape }: { rental: Rental; shape: HomeCardProps['shape'] }) {
  return (
    <HomeCard
      home={toListed(rental)}
      shape={shape}
      engine={engineTemplate}
      noPrice={rentalsPage.list.noPrice}
      summary={rental.summary}
    />
  );
}
