'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { rentalsPage } from '@/content/rental-pages';
import { formatFreeHomes, formatGuests, formatMatches, formatStay } from '@/lib/rentals/labels';
import {
  groupByAvailability,
  type HomeSearch,
  hasCriteria,
  isLargeEnough,
  matchHomes,
  parseSearch,
  type SearchableHome,
  type SearchableRegion,
} from '@/lib/rentals/search';
import { findStayProblem } from '@/lib/rentals/stay';
import { inquiryTemplate, stayHref } from '@/lib/rentals/stay-href';
import { formatDates, localDay } from '@/lib/time/calendar-days';
import { HomesNote } from './homes-note';
import { NearestStay, showStay } from './inquiry';
import { useAvailability } from './use-availability';

interface HomeFilterProps {
  homes: SearchableHome[];
  /** The homes' cards, by id. */
  slots: Readonly<Record<string, React.ReactNode>>;
  regions: SearchableRegion[];
  copy: typeof rentalsPage.list & { dates: string };
}

const ALL_HOMES_PATH = '/vacation-rentals';

/** Lists all homes, or those that match the URL's search. The links to homes pass on the search's dates and guests. */
export function HomeFilter({ homes, slots, regions, copy }: HomeFilterProps) {
  const [search, setSearch] = useState<HomeSearch>();
  const list = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const parsed = parseSearch(new URLSearchParams(location.search), regions);
    if (hasCriteria(parsed)) setSearch(parsed);
  }, [regions]);

  // On phones, the results are below the fold, so scroll to them. But visitors who have scrolled already, or come back,
  // keep their position.
  useEffect(() => {
    if (search && window.scrollY === 0) results.current?.scrollIntoView();
  }, [search]);

  const { matches, elsewhere, unfit } = search
    ? matchHomes(homes, search)
    : { matches: homes, elsewhere: [], unfit: [] };
  const problem = search && findStayProblem(search.checkIn, search.checkOut, localDay());
  // Impossible dates are neither shown nor passed on to the homes' pages.
  const stay = search && problem ? { ...search, checkIn: '', checkOut: '' } : search;
  const availabilities = useAvailability(stay?.checkIn ?? '', stay?.checkOut ?? '');
  useEffect(() => {
    if (list.current && stay) showStay(list.current, stay);
  });
  const { free, unknown, taken } = groupByAvailability(matches, availabilities ?? {});
  const isNoneFree = availabilities != null && taken.length > 0 && free.length + unknown.length === 0;

  /** For example "Taken. Free June 19 to 26", with a link for the free dates. Null if the home is free. */
  function availabilityNote({ id }: SearchableHome): React.ReactNode {
    const { status, minNights, nearest } = availabilities?.[id] ?? {};
    if (!stay || !status || status === 'free') return null;
    if (status === 'unknown') return copy.unknown;
    return (
      <>
        {status === 'taken' ? copy.taken : `${minNights} nights or more`}
        {nearest && (
          <>
            . {copy.nearest} <NearestStay id={id} stay={stay} nearest={nearest} />
          </>
        )}
      </>
    );
  }
  const elsewhereNote = (home: SearchableHome) => (
    <>
      Sleeps {home.sleeps}, {regions.find(({ id }) => id === home.region)?.where}
      <span className="not-empty:before:content-['._']">{availabilityNote(home)}</span>
    </>
  );
  const unfitNote = (home: SearchableHome) => {
    const isTooSmall = search && !isLargeEnough(home, search);
    const reasons = [
      isTooSmall && `${copy.smaller} ${home.sleeps}`,
      search?.dog && !home.takesPets && copy.noPets,
    ];
    return reasons.filter(Boolean).join('. ');
  };

  function statusLabel(): string {
    if (!search) return `${matches.length} homes`;
    if (availabilities === undefined) return copy.checking;
    if (!availabilities || matches.length === 0) return formatMatches(matches.length);
    return `${formatFreeHomes(free.length)} ${formatDates(search.checkIn, search.checkOut)}`;
  }

  return (
    <div className="contents" ref={list}>
      <div
        ref={results}
        className="mb-6 flex min-h-12.5 flex-wrap items-center gap-x-4 gap-y-3 border-line border-y py-2.5"
      >
        <p className="font-semibold" role="status">
          {statusLabel()}
        </p>
        {stay && (
          <>
            <SearchSummary search={stay} regions={regions} dog={copy.dog} />
            <ButtonLink look="line" size="sm" className="ml-auto" href={ALL_HOMES_PATH}>
              <Icon name="x" /> Clear<span className="sr-only"> the search</span>
            </ButtonLink>
          </>
        )}
      </div>
      {search?.unknownDestination && (
        <HomesNote>
          We have no homes in “{search.unknownDestination}”, so{' '}
          {matches.length + unfit.length === homes.length
            ? 'here are all of ours.'
            : 'we looked in all of our areas.'}
        </HomesNote>
      )}
      {problem && (
        <p className="mb-6 flex items-center gap-2 font-medium text-error">
          <Icon name="error" /> {problem.message}
        </p>
      )}
      {stay?.checkIn && stay.checkOut && availabilities === null && <HomesNote>{copy.dates}</HomesNote>}
      <div className="grid gap-12">
        {elsewhere.length > 0 && (
          <div>
            <h3 className="mb-6">{copy.elsewhere}</h3>
            <Homes
              homes={Object.values(groupByAvailability(elsewhere, availabilities ?? {})).flat()}
              slots={slots}
              toNote={elsewhereNote}
            />
          </div>
        )}
        <Homes homes={free} slots={slots} />
        <Homes homes={unknown} slots={slots} toNote={availabilityNote} />
        <Homes homes={taken} slots={slots} toNote={availabilityNote} />
        {search && (matches.length === 0 || isNoneFree) && (
          <AskForHome
            {...(isNoneFree ? copy.noneFree : copy.empty)}
            ask={copy.empty.ask}
            href={stayHref(inquiryTemplate, stay, { destination: search.destination ?? '' })}
          />
        )}
        <Homes homes={unfit} slots={slots} toNote={unfitNote} />
      </div>
    </div>
  );
}

function AskForHome({ title, text, ask, href }: Record<'title' | 'text' | 'ask' | 'href', string>) {
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-sand-100 px-5 py-8 sm:px-8 sm:py-10 xl:px-14 xl:py-16">
      <h3>{title}</h3>
      <p className="text-muted">{text}</p>
      <Actions>
        <ButtonLink href={ALL_HOMES_PATH}>Show all homes</ButtonLink>
        <ButtonLink look="line" href={href}>
          {ask}
        </ButtonLink>
      </Actions>
    </div>
  );
}

type HomesProps = Pick<HomeFilterProps, 'homes' | 'slots'> & {
  toNote?: (home: SearchableHome) => React.ReactNode;
};

function Homes({ homes, slots, toNote }: HomesProps) {
  if (homes.length === 0) return null;
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3 md:gap-x-10">
      {homes.map((home) => {
        const note = toNote?.(home);
        return (
          <li
            key={home.id}
            className={clsx('group/row only:col-span-full', note && 'grid grid-rows-fit-fill')}
          >
            {note && <p className="mb-4 font-semibold">{note}</p>}
            {slots[home.id]}
          </li>
        );
      })}
    </ul>
  );
}

type SearchSummaryProps = { search: HomeSearch; regions: SearchableRegion[]; dog: string };

function SearchSummary({ search, regions, dog }: SearchSummaryProps) {
  const parts = [
    regions.find(({ id }) => id === search.destination)?.name,
    formatStay(search.checkIn, search.checkOut),
    search.guests && formatGuests(search.guests),
    search.dog ? dog : '',
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
