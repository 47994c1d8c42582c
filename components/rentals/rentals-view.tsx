import { JsonLd } from '@/components/layout/json-ld';
import { PageHero } from '@/components/layout/page-hero';
import { TitledColumns } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { ShortSteps } from '@/components/ui/steps';
import { Note } from '@/components/ui/text';
import { findRegion } from '@/content/regions';
import { rentalsPage, savedHomesCopy } from '@/content/rental-pages';
import { type Rental, sampleHomesNote } from '@/content/rentals';
import { homeFilters, homeSearch } from '@/content/search';
import { engineTemplate } from '@/lib/rentals/booking';
import { type HomeList, listHomes } from '@/lib/rentals/home-lists';
import { listAmenityFilters, searchableRegions, toListed } from '@/lib/rentals/listed-home';
import { searchParameters } from '@/lib/rentals/search';
import { trail } from '@/lib/seo/breadcrumbs';
import { formatPriceRange, rentalList } from '@/lib/seo/rental-data';
import { lodgingBusiness } from '@/lib/seo/structured-data';
import { DestinationGuide } from './destination-guide';
import { HomeFilter } from './home-filter';
import { HomesNote } from './homes-note';

const { dates, steps } = engineTemplate ? rentalsPage.withEngine : rentalsPage;

/** `rentals` are all homes, and the list has those of one page. */
interface ListProps {
  list: HomeList;
  rentals: readonly Rental[];
}

export function RentalsView({ list, rentals }: ListProps) {
  const isFirst = list.path === '/vacation-rentals';
  const crumbs = trail('/vacation-rentals', ...(isFirst ? [] : [{ name: list.title, path: list.path }]));

  return (
    <>
      <JsonLd
        crumbs={crumbs}
        content={[lodgingBusiness(formatPriceRange(rentals)), rentalList(list.homes)]}
      />
      <PageHero title={list.title} lead={list.lead} crumbs={crumbs}>
        <AreaLinks list={list} rentals={rentals} />
      </PageHero>
      <Homes list={list} rentals={rentals} />
      {isFirst && (
        <>
          <DestinationGuide />
          <TitledColumns titleId="steps-title" title={steps.title} tight>
            <ShortSteps steps={steps.items} />
          </TitledColumns>
        </>
      )}
    </>
  );
}

const countHomes = (rentals: readonly Rental[], area: HomeList['area']) =>
  rentals.filter(({ region }) => !area || region === area).length;

function AreaLinks({ list, rentals }: ListProps) {
  return (
    <nav className="mt-6" aria-label={rentalsPage.areas.label}>
      <ul className="flex flex-wrap gap-2">
        {listHomes(rentals)
          .filter(({ page }) => page === 1)
          .map(({ area, path }) => (
            <li key={path}>
              <a
                className="flex min-h-11 items-center gap-2 rounded-full border border-control current:border-gulf-950 current:bg-gulf-950 px-4 font-label current:text-sand-50 hover:border-gulf-950"
                href={path}
                aria-current={area === list.area ? 'page' : undefined}
              >
                {findRegion(area)?.name ?? rentalsPage.areas.all}
                <span className="figures opacity-80">{countHomes(rentals, area)}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Renders the homes of the page. In the browser, HomeFilter then shows those of all homes that match the search. */
function Homes({ list: { path, firstPath, area, page, pages, homes }, rentals }: ListProps) {
  const all = rentals.map(toListed);
  return (
    <section className="pb-section" aria-labelledby="homes-title">
      <Container>
        <h2 id="homes-title" className="sr-only">
          {rentalsPage.listTitle}
        </h2>
        <noscript>
          <div className="pt-6">
            <HomesNote>{rentalsPage.noScript}</HomesNote>
          </div>
        </noscript>
        <Island
          name="home-filter"
          of={HomeFilter}
          props={{
            homes: all,
            page: {
              path,
              firstPath,
              area,
              page,
              pages,
              ids: homes.map(({ id }) => id),
              total: countHomes(rentals, area),
            },
            regions: searchableRegions,
            amenities: listAmenityFilters(all),
            engine: engineTemplate,
            form: homeSearch,
            filters: homeFilters,
            copy: { ...rentalsPage.list, dates },
            savedCopy: savedHomesCopy,
          }}
          query={searchParameters}
        />
        {rentals.some(({ isSample }) => isSample) && <Note className="mt-8">{sampleHomesNote}</Note>}
      </Container>
    </section>
  );
}
