import { JsonLd } from '@/components/layout/json-ld';
import { lodgingBusiness } from '@/lib/seo/structured-data';
import { Destinations } from './destinations';
import { FeaturedRentals } from './featured-rentals';
import { GuidePreview } from './guide-preview';
import { Hero } from './hero';
import { Newsletter } from './newsletter';
import { OwnersInvitation } from './owners-invitation';

/** The home page's content: also shown at an address that does not exist. */
export function HomeView() {
  return (
    <>
      <JsonLd content={[lodgingBusiness()]} />
      <Hero />
      <FeaturedRentals />
      <Destinations />
      <OwnersInvitation />
      <GuidePreview />
      <Newsletter />
    </>
  );
}
