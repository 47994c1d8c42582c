'use client';

import { useEffect, useRef, useState } from 'react';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { matchLabel, stayLabel } from '@/lib/rentals/labels';
import { fits } from '@/lib/rentals/match';
import { isSearch, parseSearch } from '@/lib/rentals/search';
import { localDate, stayProblem } from '@/lib/rentals/stay';
import { inquiry, stayHref } from '@/lib/rentals/stay-href';
import type { HomeSearch, SearchableHome, SearchableRegion } from '@/lib/rentals/types';
import { HomesNote } from './homes-note';
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
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const asked = parseSearch(location.search, regions);
    if (isSearch(asked)) setSearch(asked);
  }, [regions]);

  // On a phone the answer stands below the fold. Who has scrolled already, or comes back, stays where they are.
  useEffect(() => {
    if (search && window.scrollY === 0) answer.current?.scrollIntoView();
  }, [search]);

  const count = search ? homes.filter((home) => fits(home, search)).length : homes.length;
  const problem = search && stayProblem(search.checkIn, search.checkOut, localDate());
  const stay = problem ? { ...search, checkIn: '', checkOut: '' } : search;

  return (
    <StayContext value={stay}>
      <div
        ref={answer}
        className="mb-6 flex min-h-12.5 flex-wrap items-center gap-x-4 gap-y-3 border-line border-y py-2.5"
      >
        <p className="font-semibold" role="status">
          {search ? matchLabel(count) : `${count} homes`}
        </p>
        {search && (
          <>
            <Asked search={search} regions={regions} problem={Boolean(problem)} />
            <ButtonLink look="line" size="sm" className="ml-auto" href={CLEARED}>
              <Icon name="x" /> Clear<span className="sr-only"> the search</span>
            </ButtonLink>
          </>
        )}
      </div>
      {search?.unknownDestination && (
        <HomesNote>
          We have no homes in “{search.unknownDestination}”, so{' '}
          {count === homes.length ? 'here are all of ours.' : 'we looked in all of our areas.'}
        </HomesNote>
      )}
      {problem && (
        <p className="mb-6 flex items-center gap-2 font-medium text-error">
          <Icon name="error" /> {problem.message}
        </p>
      )}
      {search && !problem && (search.checkIn || search.checkOut) && count > 0 && (
        <HomesNote>{words.dates}</HomesNote>
      )}
      {search && count === 0 && (
        <div className="grid justify-items-start gap-4 rounded-card bg-sand-100 px-5 py-8 sm:px-8 sm:py-10 xl:px-14 xl:py-16">
          <h3>{words.empty.title}</h3>
          <p className="text-muted">{words.empty.text}</p>
          <Actions>
            <ButtonLink href={CLEARED}>Show all homes</ButtonLink>
            <ButtonLink look="line" href={stayHref(inquiry, stay)}>
              {words.empty.ask}
            </ButtonLink>
          </Actions>
        </div>
      )}
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3 md:gap-x-10">
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
    <ul
      className="flex flex-wrap gap-1.5 text-sm leading-normal max-sm:order-1 max-sm:basis-full"
      aria-label="Your search"
    >
      {parts.map((part) => (
        <li key={part} className="wrap-anywhere rounded-full bg-sand-100 px-3.25 py-1.25">
          {part}
        </li>
      ))}
    </ul>
  );
}
