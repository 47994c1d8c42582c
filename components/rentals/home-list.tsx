import { Container } from '@/components/ui/container';
import { SplitHeading } from '@/components/ui/split-heading';
import { startsByQuery } from '@/components/ui/starts';
import { Note } from '@/components/ui/text';
import { rentals, rentalsPage, sampleHomesNote } from '@/content/rentals';
import { searchableRegions, toSearchable } from '@/lib/rentals/searchable';
import { HomeFilter } from './home-filter';
import { HomesNote } from './homes-note';
import { RentalCard } from './rental-card';

/** Every home in the HTML; the island shows those that fit the search. */
export function HomeList() {
  return (
    <section
      className="pt-12 pb-section xl:pt-18"
      {...startsByQuery(['destination', 'check-in', 'check-out', 'guests', 'q'])}
      aria-labelledby="homes-title"
    >
      <Container>
        <SplitHeading id="homes-title" title={rentalsPage.listTitle} className="mb-6 gap-3 xl:mb-10">
          <Note>{sampleHomesNote}</Note>
        </SplitHeading>
        <noscript>
          <HomesNote>{rentalsPage.noScript}</HomesNote>
        </noscript>
        <HomeFilter
          homes={rentals.map((rental) => ({
            ...toSearchable(rental),
            card: <RentalCard rental={rental} shape="even" />,
          }))}
          regions={searchableRegions}
          words={rentalsPage}
        />
      </Container>
    </section>
  );
}
