import { searchFields, searchSubmitLabel } from '@/content/search';
import { SearchFormBehaviour } from './search-form-behaviour';

const { destination, guests } = searchFields;

/** The home search: a plain GET form, so that it works before and without JavaScript. */
export function SearchForm() {
  return (
    <form
      className="search"
      id="home-search"
      action="/vacation-rentals"
      method="get"
      aria-label="Find a home"
    >
      <div className="field">
        <label htmlFor="search-destination">{destination.label}</label>
        <select id="search-destination" name="destination">
          {destination.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <DateField name="check-in" />
      <DateField name="check-out" />
      <div className="field">
        <label htmlFor="search-guests">{guests.label}</label>
        <select id="search-guests" name="guests">
          {guests.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className="btn btn-main" type="submit">
        {searchSubmitLabel}
      </button>
      <SearchFormBehaviour formId="home-search" />
    </form>
  );
}

function DateField({ name }: { name: 'check-in' | 'check-out' }) {
  return (
    <div className="field">
      <label htmlFor={`search-${name}`}>{searchFields[name].label}</label>
      <input id={`search-${name}`} name={name} type="date" aria-describedby={`search-${name}-error`} />
      <p className="error" id={`search-${name}-error`} role="alert" hidden />
    </div>
  );
}
