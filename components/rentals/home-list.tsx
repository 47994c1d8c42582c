import { startsByQuery } from '@/components/ui/starts';
import { rentals, rentalsPage, sampleHomesNote } from '@/content/rentals';
import { searchableRegions, toSearchable } from '@/lib/rentals/searchable';
import { HomeFilter } from './home-filter';
import { RentalCard } from './rental-card';

/** Every home in the HTML; the island shows those that fit the search. */
export function HomeList() {
  return (
    <section
      className="homes-section"
      {...startsByQuery(['destination', 'check-in', 'check-out', 'guests', 'q'])}
      aria-labelledby="homes-title"
    >
      <div className="wrap">
        <div className="homes-head">
          <h2 id="homes-title">{rentalsPage.listTitle}</h2>
          <p className="small muted">{sampleHomesNote}</p>
        </div>
        <noscript>
          <p className="homes-note">{rentalsPage.noScript}</p>
        </noscript>
        <HomeFilter
          homes={rentals.map((rental) => ({
            ...toSearchable(rental),
            card: <RentalCard rental={rental} shape="even" />,
          }))}
          regions={searchableRegions}
          words={rentalsPage}
        />
      </div>
    </section>
  );
}
