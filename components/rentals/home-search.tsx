import { searchFields, searchSubmitLabel } from '@/content/search';
import { searchableRegions } from '@/lib/rentals/searchable';
import { HomeSearchForm } from './home-search-form';

interface HomeSearchProps {
  /** Fills the form from the page's address, on the page of all homes. */
  fromAddress?: boolean;
  className?: string;
}

/** The home search. */
export function HomeSearch({ fromAddress = false, className }: HomeSearchProps) {
  return (
    <HomeSearchForm
      words={{ ...searchFields, submit: searchSubmitLabel }}
      regions={fromAddress ? searchableRegions : null}
      className={className}
    />
  );
}
