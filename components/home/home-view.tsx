import { GuidePreview } from '@/components/blog/guide-preview';
import { JsonLd } from '@/components/layout/json-ld';
import { homePage } from '@/content/home';
import { loadLatestPosts } from '@/lib/blog/guide-list';
import { readHomes } from '@/lib/rentals/homes';
import { formatPriceRange } from '@/lib/seo/rental-data';
import { lodgingBusiness } from '@/lib/seo/structured-data';
import { Destinations } from './destinations';
import { FeaturedRentals } from './featured-rentals';
import { Hero } from './hero';
import { Newsletter } from './newsletter';
import { OwnersInvitation } from './owners-invitation';

/** The home page. Unknown URLs show this view too, below a notice. */
export async function HomeView() {
  const homes = await readHomes();
  return (
    <>
      <JsonLd content={[lodgingBusiness(formatPriceRange(homes))]} />
      <Hero />
      <FeaturedRentals homes={homes} />
      <Destinations />
      <OwnersInvitation />
      <GuidePreview title={homePage.guide.title} posts={await loadLatestPosts(4)} />
      <Newsletter />
    </>
  );
}
