import { GuidePreview } from '@/components/blog/guide-preview';
import { JsonLd } from '@/components/layout/json-ld';
import { homePage } from '@/content/home';
import { rentals } from '@/content/rentals';
import { loadLatestPosts } from '@/lib/blog/guide-list';
import { formatPriceRange } from '@/lib/seo/rental-data';
import { lodgingBusiness } from '@/lib/seo/structured-data';
import { Destinations } from './destinations';
import { FeaturedRentals } from './featured-rentals';
import { Hero } from './hero';
import { Newsletter } from './newsletter';
import { OwnersInvitation } from './owners-invitation';

/** The home page. Unknown URLs show this view too, below a notice. */
export async function HomeView() {
  return (
    <>
      <JsonLd content={[lodgingBusiness(formatPriceRange(rentals))]} />
      <Hero />
      <FeaturedRentals />
      <Destinations />
      <OwnersInvitation />
      <GuidePreview title={homePage.guide.title} posts={await loadLatestPosts(4)} />
      <Newsletter />
    </>
  );
}
