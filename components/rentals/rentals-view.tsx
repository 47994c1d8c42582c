import { HomeSearch } from '@/components/home/home-search';
import { JsonLd } from '@/components/json-ld';
import { TitledColumns } from '@/components/ui/columns';
import { PageHero } from '@/components/ui/page-hero';
import { ShortSteps } from '@/components/ui/steps';
import { rentals, rentalsPage } from '@/content/rentals';
import { trail } from '@/lib/seo/breadcrumbs';
import { rentalList } from '@/lib/seo/rental-data';
import { breadcrumbList, lodgingBusiness, organization } from '@/lib/seo/structured-data';
import { DestinationGuide } from './destination-guide';
import { HomeList } from './home-list';

const crumbs = trail({ name: 'Vacation Rentals', path: '/vacation-rentals' });

export function RentalsView() {
  return (
    <>
      <JsonLd nodes={[organization(), lodgingBusiness(), rentalList(rentals), breadcrumbList(crumbs)]} />
      <PageHero title={rentalsPage.title} lead={rentalsPage.lead} crumbs={crumbs}>
        <HomeSearch fromAddress className="mt-8 border border-line xl:mt-12" />
      </PageHero>
      <HomeList />
      <DestinationGuide />
      {/* What happens between asking for a home and arriving at it. */}
      <TitledColumns titleId="steps-title" title={rentalsPage.steps.title} close>
        <ShortSteps steps={rentalsPage.steps.items} below />
      </TitledColumns>
    </>
  );
}
