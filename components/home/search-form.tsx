import { searchFields, searchSubmitLabel } from '@/content/search';
import { SearchFormBehaviour } from './search-form-behaviour';
import './search-form.css';

const { destination, guests } = searchFields;

interface SearchFormProps {
  id?: string;
  /** Whether place and party may stay open, as on the page that shows all homes. */
  any?: boolean;
}

/** The home search: a plain GET form, so that it works before and without JavaScript. */
export function SearchForm({ id = 'home-search', any = false }: SearchFormProps) {
  return (
    <form
      className="search"
      id={id}
      action="/vacation-rentals"
      method="get"
      aria-label="Find a home"
      data-island
    >
      <div className="field">
        <label htmlFor="search-destination">{destination.label}</label>
        <select id="search-destination" name="destination">
          {any && <option value="">{destination.any}</option>}
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
          {any && <option value="">{guests.any}</option>}
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
      <SearchFormBehaviour formId={id} />
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
