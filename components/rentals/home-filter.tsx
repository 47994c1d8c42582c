'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Pagination } from '@/components/ui/pagination';
import { formatCount } from '@/content/numbers';
import type { rentalsPage, savedHomesCopy } from '@/content/rental-pages';
import type { homeFilters, homeSearch } from '@/content/search';
import type { HomeList } from '@/lib/rentals/home-lists';
import type { ListedHome } from '@/lib/rentals/listed-home';
import { type HomeSearch, hasCriteria, parseSearch, type SearchableRegion } from '@/lib/rentals/search';
import { findStayProblem, withPossibleDates } from '@/lib/rentals/stay';
import { localDay } from '@/lib/time/calendar-days';
import { FilterForm } from './filter-form';
import { HomeCards } from './home-cards';
import { HomesNote } from './homes-note';
import { SavedBar } from './saved-homes';
import { SearchResults } from './search-results';
import { useAvailability } from './use-availability';
import { useSavedHomes } from './use-saved-homes';
import { useStayForm } from './use-stay-form';

export interface HomeFilterProps {
  /** All homes. Until visitors search, those with the page's `ids` are listed. */
  homes: ListedHome[];
  page: Pick<HomeList, 'path' | 'firstPath' | 'area' | 'page' | 'pages'> & { ids: string[]; total: number };
  regions: SearchableRegion[];
  amenities: { id: string; label: string }[];
  engine: string | null;
  form: typeof homeSearch;
  filters: typeof homeFilters;
  copy: typeof rentalsPage.list & { dates: string };
  savedCopy: typeof savedHomesCopy;
}

/** Lists the homes of the page, or, of all homes, those that match the search. The URL holds the search. */
export function HomeFilter({
  homes,
  page,
  regions,
  amenities,
  engine,
  form,
  filters,
  copy,
  savedCopy,
}: HomeFilterProps) {
  const stayForm = useStayForm(regions, amenities);
  const { form: formElement, read, fill } = stayForm;
  const [search, setSearch] = useState<HomeSearch>();
  const changedField = useRef('');
  const results = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function readUrl(): HomeSearch {
      const query = new URLSearchParams(location.search);
      const isOwnPath = location.pathname === page.path;
      if (isOwnPath && page.area && !query.get('destination')) query.set('destination', page.area);
      return parseSearch(query, regions, amenities);
    }
    const parsed = readUrl();
    if (hasCriteria(parsed, page.area)) {
      setSearch(parsed);
      // On phones, the results are below the fold. But visitors who have scrolled already, or come back, keep their
      // position.
      if (window.scrollY === 0) results.current?.scrollIntoView();
    }
    const goBack = () => {
      formElement.current?.reset();
      fill();
      setSearch(readUrl());
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [regions, amenities, page, fill, formElement]);

  /** Applies what the form says. A field that changes several times in a row is one entry of the history. */
  function apply(field: string) {
    setSearch(read());
    const values = [...new FormData(formElement.current ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' && value && value !== 'recommended' ? [[name, value]] : [],
    );
    const url = `/vacation-rentals${values.length > 0 ? `?${new URLSearchParams(values)}` : ''}`;
    history[field === changedField.current ? 'replaceState' : 'pushState'](null, '', url);
    changedField.current = field;
  }

  const isSearching = search !== undefined && hasCriteria(search, page.area);
  const problem = search && findStayProblem(search.checkIn, search.checkOut, localDay());
  const possible = search && withPossibleDates(search, localDay());
  const availabilities = useAvailability(possible?.checkIn ?? '', possible?.checkOut ?? '');
  const saved = useSavedHomes(homes);
  const cards = { engine, copy, saved, savedCopy };
  const hasDates = Boolean(possible?.checkIn && possible.checkOut);

  return (
    <>
      <FilterForm
        copy={form}
        filters={filters}
        stayForm={stayForm}
        area={page.area}
        maxBedrooms={Math.max(...homes.map(({ bedrooms }) => bedrooms))}
        amenities={amenities}
        onChange={apply}
        onSubmit={() => results.current?.scrollIntoView()}
      />
      <div ref={results} className="scroll-mt-20 pt-8">
        {isSearching && possible ? (
          <SearchResults
            homes={homes}
            search={possible}
            availabilities={hasDates ? availabilities : null}
            regions={regions}
            amenities={amenities}
            {...cards}
          >
            {search.unknownDestination && (
              <HomesNote>
                We have no homes in “{search.unknownDestination}”, so we looked in all of our areas.
              </HomesNote>
            )}
            {problem && (
              <p className="mb-6 flex items-center gap-2 font-medium text-error">
                <Icon name="error" /> {problem.message}
              </p>
            )}
            {hasDates && availabilities === null && <HomesNote>{copy.dates}</HomesNote>}
          </SearchResults>
        ) : (
          <>
            <p className="mb-5 border-line border-y py-2.5 font-semibold" role="status">
              {formatCount(page.total, 'home')}
            </p>
            <HomeCards
              homes={page.ids.flatMap((id) => homes.find((home) => home.id === id) ?? [])}
              {...cards}
            />
            <Pagination {...page} {...copy.pages} />
          </>
        )}
        <SavedBar saved={saved} stay={possible} copy={savedCopy} />
      </div>
    </>
  );
}
