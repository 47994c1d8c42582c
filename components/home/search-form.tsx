import { searchFields, searchSubmitLabel } from '@/content/search';
import { searchableRegions } from '@/lib/rentals/searchable';
import { HomeSearchForm } from './home-search-form';

/** The home search. `fromAddress`: on the page that shows all homes, where it says again what was asked for. */
export function SearchForm({ fromAddress = false }: { fromAddress?: boolean }) {
  return (
    <HomeSearchForm
      words={{ ...searchFields, submit: searchSubmitLabel }}
      regions={fromAddress ? searchableRegions : null}
    />
  );
}
