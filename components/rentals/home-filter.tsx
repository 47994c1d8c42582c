'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { rentalsPage } from '@/content/rental-pages';
import { guestsLabel, matchLabel, stayLabel } from '@/lib/rentals/labels';
import { localDay } from '@/lib/rentals/nights';
import {
  type HomeSearch,
  isLargeEnough,
  isSearch,
  matchHomes,
  parseSearch,
  type SearchableHome,
  type SearchableRegion,
} from '@/lib/rentals/search';
import { stayProblem } from '@/lib/rentals/stay';
import { inquiryForAny, stayHref } from '@/lib/rentals/stay-href';
import { HomesNote } from './homes-note';
import { StayContext } from './inquiry';

type Home = SearchableHome & { card: React.ReactNode };
/** A home with words about it above its card. */
type NotedHome = Home & { note?: string };

interface HomeFilterProps {
  homes: Home[];
  regions: SearchableRegion[];
  words: Pick<typeof rentalsPage, 'smaller' | 'noPets' | 'elsewhere' | 'empty'> & { dates: string };
}

const CLEARED = '/vacation-rentals';

/** All homes, or those that match the search in the address. Their links carry its dates and party. */
export function HomeFilter({ homes, regions, words }: HomeFilterProps) {
  const [search, setSearch] = useState<HomeSearch | null>(null);
  const results = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const parsed = parseSearch(new URLSearchParams(location.search), regions);
    if (isSearch(parsed)) setSearch(parsed);
  }, [regions]);

  // On a phone the results are below the fold. Visitors who scrolled already, or return, keep their position.
  useEffect(() => {
    if (search && window.scrollY === 0) results.current?.scrollIntoView();
  }, [search]);

  const { matches, elsewhere, unfit } = search
    ? matchHomes(homes, search)
    : { matches: homes, elsewhere: [], unfit: [] };
  const count = matches.length;
  const problem = search && stayProblem(search.checkIn, search.checkOut, localDay());
  // Impossible dates are neither shown nor passed on.
  const stay = search && problem ? { ...search, checkIn: '', checkOut: '' } : search;
  const askHref = stayHref(inquiryForAny, stay, { destination: search?.destination ?? '' });

  const placeNote = ({ sleeps, region }: Home) =>
    `Sleeps ${sleeps}, ${regions.find(({ id }) => id === region)?.where}`;
  const unfitNote = (home: Home) => {
    const isTooSmall = search && !isLargeEnough(home, search);
    const reasons = [
      isTooSmall && `${words.smaller} ${home.sleeps}`,
      search?.dog && !home.takesPets && words.noPets,
    ];
    return reasons.filter(Boolean).join('. ');
  };

  return (
    <StayContext value={stay}>
      <div
        ref={results}
        className="mb-6 flex min-h-12.5 flex-wrap items-center gap-x-4 gap-y-3 border-line border-y py-2.5"
      >
        <p className="font-semibold" role="status">
          {search ? matchLabel(count) : `${count} homes`}
        </p>
        {stay && (
          <>
            <SearchSummary search={stay} regions={regions} />
            <ButtonLink look="line" size="sm" className="ml-auto" href={CLEARED}>
              <Icon name="x" /> Clear<span className="sr-only"> the search</span>
            </ButtonLink>
          </>
        )}
      </div>
      {search?.unknownDestination && (
        <HomesNote>
          We have no homes in “{search.unknownDestination}”, so{' '}
          {count + unfit.length === homes.length ? 'here are all of ours.' : 'we looked in all of our areas.'}
        </HomesNote>
      )}
      {problem && (
        <p className="mb-6 flex items-center gap-2 font-medium text-error">
          <Icon name="error" /> {problem.message}
        </p>
      )}
      {search && !problem && (search.checkIn || search.checkOut) && <HomesNote>{words.dates}</HomesNote>}
      <div className="grid gap-12">
        {elsewhere.length > 0 && (
          <div>
            <h3 className="mb-6">{words.elsewhere}</h3>
            <Homes homes={elsewhere.map((home) => ({ ...home, note: placeNote(home) }))} />
          </div>
        )}
        {search && count === 0 && (
          <div className="grid justify-items-start gap-4 rounded-card bg-sand-100 px-5 py-8 sm:px-8 sm:py-10 xl:px-14 xl:py-16">
            <h3>{words.empty.title}</h3>
            <p className="text-muted">{words.empty.text}</p>
            <Actions>
              <ButtonLink href={CLEARED}>Show all homes</ButtonLink>
              <ButtonLink look="line" href={askHref}>
                {words.empty.ask}
              </ButtonLink>
            </Actions>
          </div>
        )}
        <Homes homes={matches} />
        <Homes homes={unfit.map((home) => ({ ...home, note: unfitNote(home) }))} />
      </div>
    </StayContext>
  );
}

/** A row of homes. */
function Homes({ homes }: { homes: NotedHome[] }) {
  if (homes.length === 0) return null;
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3 md:gap-x-10">
      {homes.map(({ id, note, card }) => (
        <li key={id} className={clsx('group/row only:col-span-full', note && 'grid grid-rows-fit-fill')}>
          {note && <p className="mb-4 font-semibold">{note}</p>}
          {card}
        </li>
      ))}
    </ul>
  );
}

/** The search in the visitor's own terms. */
function SearchSummary({ search, regions }: { search: HomeSearch; regions: SearchableRegion[] }) {
  const parts = [
    regions.find(({ id }) => id === search.destination)?.name,
    stayLabel(search.checkIn, search.checkOut),
    search.guests && guestsLabel(search.guests),
    search.dog ? 'With a dog' : '',
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
