import { noMarker } from '@/components/ui/disclosure';
import { checkbox } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { formatDollars } from '@/content/numbers';
import type { homeFilters, homeSearch } from '@/content/search';
import { sorts } from '@/lib/rentals/search';
import { SearchFields, SearchSelect, searchGrid } from './search-fields';
import type { StayForm } from './use-stay-form';

interface FilterFormProps {
  copy: typeof homeSearch;
  filters: typeof homeFilters;
  stayForm: StayForm;
  area: string | null;
  /** The most bedrooms that a home has. */
  maxBedrooms: number;
  amenities: readonly { id: string; label: string }[];
  onChange: (field: string) => void;
  onSubmit: () => void;
}

/** A plain GET form, which leads to the list without JavaScript too. */
export function FilterForm(props: FilterFormProps) {
  const { copy, filters, stayForm, area, maxBedrooms, amenities, onChange, onSubmit } = props;
  const { formProps, stay, problem, dateField, rejectSubmit } = stayForm;
  const bedrooms = Array.from({ length: maxBedrooms }, (_, index) => String(index + 1));
  const prices = filters.price.steps.map((step) => ({
    value: String(step),
    label: `${filters.price.upTo} ${formatDollars(step)}`,
  }));
  const sortOptions = sorts.map((value) => ({ value, label: filters.sort.options[value] }));

  return (
    <form
      {...formProps}
      id="find"
      className="mt-5 scroll-mt-24 rounded-card border border-line bg-sand-50 text-gulf-950 shadow-raised print:hidden"
      action="/vacation-rentals"
      aria-label="Find a home"
      onSubmit={(event) => {
        if (problem) return rejectSubmit(event);
        event.preventDefault();
        onSubmit();
      }}
      onChange={({ target }) =>
        onChange(target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '')
      }
      data-by-island
    >
      <div className={searchGrid}>
        <SearchFields copy={copy} stay={stay} dateField={dateField} destination={area ?? undefined} />
      </div>
      <details className="group border-line border-t px-3.5 lg:px-5">
        <summary
          className={`${noMarker} inline-flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-link`}
        >
          {filters.summary} <Icon name="down" className="transition-state group-open:rotate-180" />
        </summary>
        <div className="grid gap-x-6 gap-y-3 pb-4 sm:grid-cols-3">
          <Filter
            name="bedrooms"
            copy={filters.bedrooms}
            options={bedrooms.map((value) => ({ value, label: `${value}+` }))}
          />
          <Filter name="price" copy={filters.price} options={prices} />
          <Filter name="sort" copy={filters.sort} options={sortOptions} />
          {amenities.length > 0 && (
            <fieldset className="grid grid-cols-2 gap-x-4 sm:col-span-full md:grid-cols-4">
              <legend className="font-label text-gulf-700 text-xs">{filters.amenities}</legend>
              {amenities.map(({ id, label }) => (
                <label key={id} className="flex min-h-11 items-center gap-3">
                  <input type="checkbox" name="amenity" value={id} className={checkbox} />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
        </div>
      </details>
      <input type="hidden" name="q" />
    </form>
  );
}

interface FilterProps {
  name: string;
  copy: { label: string; any?: string };
  options: readonly { value: string; label: string }[];
}

function Filter({ name, copy, options }: FilterProps) {
  return (
    <div className="grid content-start border-line border-b">
      <label htmlFor={`search-${name}`} className="font-label text-gulf-700 text-xs">
        {copy.label}
      </label>
      <SearchSelect name={name} options={options}>
        {copy.any}
      </SearchSelect>
    </div>
  );
}
