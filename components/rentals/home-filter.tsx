'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { inquiryHref } from '@/lib/rentals/inquiry';
import { matchLabel, stayLabel } from '@/lib/rentals/labels';
import { fits, type SearchableHome } from '@/lib/rentals/match';
import { type HomeSearch, isSearch, parseSearch, type SearchableRegion } from '@/lib/rentals/search';
import { localDate, stayProblem } from '@/lib/rentals/stay';
import { StayContext } from './inquiry';

interface HomeFilterProps {
  homes: (SearchableHome & { card: React.ReactNode })[];
  regions: SearchableRegion[];
  words: { dates: string; empty: { title: string; text: string; ask: string } };
}

const CLEARED = '/vacation-rentals';

/** All homes, or those that fit the search in the address: then it says how many, and lets the dates travel on with the inquiry. */
export function HomeFilter({ homes, regions, words }: HomeFilterProps) {
  const [search, setSearch] = useState<HomeSearch | null>(null);

  useEffect(() => {
    const asked = parseSearch(location.search, regions);
    if (isSearch(asked)) setSearch(asked);
  }, [regions]);

  const count = search ? homes.filter((home) => fits(home, search)).length : homes.length;
  const problem = search && stayProblem(search.checkIn, search.checkOut, localDate());
  const stay = problem ? { ...search, checkIn: '', checkOut: '' } : search;

  return (
    <StayContext value={stay}>
      <div className="found">
        <p className="found-count" role="status">
          {search ? matchLabel(count) : `${count} homes`}
        </p>
        {search && (
          <>
            <Asked search={search} regions={regions} problem={Boolean(problem)} />
            <a className="btn btn-line" href={CLEARED}>
              <Icon name="x" /> Clear<span className="vh"> the search</span>
            </a>
          </>
        )}
      </div>
      {search?.unknownDestination && (
        <p className="homes-note">
          We have no homes in “{search.unknownDestination}”, so{' '}
          {count === homes.length ? 'here are all of ours.' : 'we looked in all of our areas.'}
        </p>
      )}
      {problem && (
        <p className="homes-note homes-problem">
          <Icon name="error" /> {problem.message}
        </p>
      )}
      {search && !problem && (search.checkIn || search.checkOut) && count > 0 && (
        <p className="homes-note">{words.dates}</p>
      )}
      {search && count === 0 && (
        <div className="homes-empty">
          <h3>{words.empty.title}</h3>
          <p className="muted">{words.empty.text}</p>
          <div className="actions">
            <a className="btn btn-main" href={CLEARED}>
              Show all homes
            </a>
            <a className="btn btn-line" href={inquiryHref('/contact#contact-form', stay ?? search)}>
              {words.empty.ask}
            </a>
          </div>
        </div>
      )}
      <ul className="homes">
        {homes.map((home) => (
          <li key={home.id} hidden={Boolean(search && !fits(home, search))}>
            {home.card}
          </li>
        ))}
      </ul>
    </StayContext>
  );
}

/** The search in the visitor's own terms. */
function Asked({
  search,
  regions,
  problem,
}: {
  search: HomeSearch;
  regions: SearchableRegion[];
  problem: boolean;
}) {
  const parts = [
    regions.find(({ id }) => id === search.destination)?.name,
    problem ? '' : stayLabel(search.checkIn, search.checkOut),
    search.guests && `${search.guests} guests`,
    search.words && `“${search.words}”`,
  ].filter(Boolean);
  if (parts.length === 0) return null;

  return (
    <ul className="asked small" aria-label="Your search">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
