import { startsByQuery } from '@/components/ui/starts';
import { rentals, rentalsPage, sampleHomesNote } from '@/content/rentals';
import { searchableRegions, toSearchable } from '@/lib/rentals/searchable';
import { HomeFilter } from './home-filter';
import { RentalCard } from './rental-card';

/** Every home in the HTML; the island only hides what does not fit the search. */
export function HomeList({ searchFormId }: { searchFormId: string }) {
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
          homes={rentals.map(toSearchable)}
          regions={searchableRegions}
          searchFormId={searchFormId}
          words={rentalsPage}
        />
        <ul className="homes">
          {rentals.map((rental) => (
            <li key={rental.id} data-home={rental.id}>
              <RentalCard rental={rental} shape="even" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
