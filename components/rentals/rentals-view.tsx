import { JsonLd } from '@/components/layout/json-ld';
import { PageHero } from '@/components/layout/page-hero';
import { TitledColumns } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { SplitHeading } from '@/components/ui/split-heading';
import { ShortSteps } from '@/components/ui/steps';
import { Note } from '@/components/ui/text';
import { rentalsPage } from '@/content/rental-pages';
import { hasSampleHomes, rentals, sampleHomesNote } from '@/content/rentals';
import { homeSearch } from '@/content/search';
import { hasEngine } from '@/lib/rentals/booking';
import { searchableRegions, toSearchable } from '@/lib/rentals/searchable';
import { trail } from '@/lib/seo/breadcrumbs';
import { rentalList } from '@/lib/seo/rental-data';
import { lodgingBusiness } from '@/lib/seo/structured-data';
import { DestinationGuide } from './destination-guide';
import { HomeFilter } from './home-filter';
import { HomeSearchForm } from './home-search-form';
import { HomesNote } from './homes-note';
import { RentalCard } from './rental-card';

const { dates, steps } = hasEngine ? rentalsPage.withEngine : rentalsPage;

const searchParameters = ['destination', 'check-in', 'check-out', 'guests', 'dog', 'q'];

const crumbs = trail({ name: 'Vacation Rentals', path: '/vacation-rentals' });

export function RentalsView() {
  return (
    <>
      <JsonLd crumbs={crumbs} content={[lodgingBusiness(), rentalList(rentals)]} />
      <PageHero title={rentalsPage.title} lead={rentalsPage.lead} crumbs={crumbs}>
        <Island
          name="home-search-form"
          of={HomeSearchForm}
          props={{
            copy: homeSearch,
            regions: searchableRegions,
            className: 'mt-8 border border-line xl:mt-12',
          }}
          query={searchParameters}
        />
      </PageHero>
      <HomeList />
      <DestinationGuide />
      <TitledColumns titleId="steps-title" title={steps.title} tight>
        <ShortSteps steps={steps.items} />
      </TitledColumns>
    </>
  );
}

/** Renders every home. In the browser, HomeFilter then shows only those that match the search. */
function HomeList() {
  return (
    <section className="pt-12 pb-section xl:pt-18" aria-labelledby="homes-title">
      <Container>
        <SplitHeading id="homes-title" title={rentalsPage.listTitle} className="mb-6 gap-3 xl:mb-10">
          {hasSampleHomes && <Note>{sampleHomesNote}</Note>}
        </SplitHeading>
        <noscript>
          <HomesNote>{rentalsPage.noScript}</HomesNote>
        </noscript>
        <Island
          name="home-filter"
          of={HomeFilter}
          props={{
            homes: rentals.map(toSearchable),
            regions: searchableRegions,
            copy: { ...rentalsPage.list, dates },
          }}
          slots={Object.fromEntries(
            rentals.map((rental) => [rental.id, <RentalCard key={rental.id} rental={rental} shape="even" />]),
          )}
          query={searchParameters}
        />
      </Container>
    </section>
  );
}
