import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { PictureElement } from '@/components/ui/picture-element';
import { textLink } from '@/components/ui/text';
import { formatCount, formatDollars } from '@/content/numbers';
import type { rentalsPage, savedHomesCopy } from '@/content/rental-pages';
import { listPictureFiles } from '@/lib/pictures/picture-files';
import { formatFreeHomes, formatMatches, formatStay } from '@/lib/rentals/labels';
import type { ListedHome } from '@/lib/rentals/listed-home';
import {
  findNightlyPrice,
  groupByAvailability,
  type HomeSearch,
  listMisfits,
  matchHomes,
  type SearchableRegion,
} from '@/lib/rentals/search';
import { inquiryTemplate, rentalPageTemplate, stayHref } from '@/lib/rentals/stay-href';
import { formatDates, formatDay } from '@/lib/time/calendar-days';
import { FirstOf, HomeCards } from './home-cards';
import { NearestStay } from './nearest-stay';
import type { Availabilities } from './use-availability';
import type { SavedHomes } from './use-saved-homes';

interface SearchResultsProps {
  homes: readonly ListedHome[];
  search: HomeSearch;
  /** Null without dates, or if the calendars can't be read; undefined while they are loading. */
  availabilities: Availabilities | null | undefined;
  regions: readonly SearchableRegion[];
  amenities: readonly { id: string; label: string }[];
  engine: string | null;
  copy: typeof rentalsPage.list;
  saved: SavedHomes;
  savedCopy: typeof savedHomesCopy;
  /** Messages about the search. */
  children: React.ReactNode;
}

export function SearchResults(props: SearchResultsProps) {
  const { homes, search, availabilities, regions, amenities, engine, copy, saved, savedCopy, children } =
    props;
  const { matches, elsewhere, unfit } = matchHomes(homes, search);
  const groups = groupByAvailability(matches, availabilities ?? {});
  const { free, unknown, otherDates, taken } = groups;
  const others = groupByAvailability(elsewhere, availabilities ?? {});
  const othersToAsk = [...others.free, ...others.unknown];
  const othersLater = [...others.otherDates, ...others.taken];
  const isNoneFree = availabilities != null && matches.length > 0 && free.length + unknown.length === 0;
  const cards = { engine, copy, stay: search, availabilities, saved, savedCopy };
  const list = (listed: readonly ListedHome[]) => <HomeCards homes={listed} {...cards} />;
  const lines = (listed: readonly ListedHome[], toNote: (home: ListedHome) => React.ReactNode) => (
    <FirstOf items={listed} count={8} label={copy.more}>
      {(some) => <HomeLines homes={some} search={search} regions={regions} toNote={toNote} />}
    </FirstOf>
  );

  function statusLabel(): string {
    if (availabilities === undefined) return copy.checking;
    if (!availabilities || matches.length === 0) return formatMatches(matches.length);
    const others = unknown.length > 0 ? `, ${unknown.length} ${copy.checked}` : '';
    return `${formatFreeHomes(free.length)} ${formatDates(search.checkIn, search.checkOut)}${others}`;
  }

  /** For example "5 nights or more. Free June 12 to 17", with a link for the free dates. */
  function availabilityNote({ id }: ListedHome): React.ReactNode {
    const { status, minNights, arrivalDay, nearest, next } = availabilities?.[id] ?? {};
    const rule =
      status === 'too-short' && minNights
        ? `${formatCount(minNights, 'night')} or more`
        : status === 'other-arrival-day' && `${copy.arrival} ${arrivalDay}`;
    const nextDay = next && formatDay(next.checkIn, { month: 'long', day: 'numeric' });
    return (
      <>
        {rule && `${rule}. `}
        {nearest && (
          <>
            {copy.nearest} <NearestStay id={id} stay={search} nearest={nearest} />
          </>
        )}
        {next && (
          <a
            className={`font-semibold ${textLink}`}
            href={stayHref(rentalPageTemplate, { ...search, ...next }, { property: id })}
          >
            {copy.next} {nextDay}
          </a>
        )}
        {!nearest && !next && copy.noneFound}
      </>
    );
  }

  function misfitNote(home: ListedHome): string {
    const price = findNightlyPrice(home, search) ?? 0;
    const missing = amenities.filter(({ id }) => search.amenities.includes(id) && !home.filters.includes(id));
    const texts = {
      guests: `${copy.misfits.guests} ${home.sleeps}`,
      dog: copy.misfits.dog,
      bedrooms: home.rooms,
      price: `${copy.misfits.price} ${formatDollars(Math.ceil(price))}`,
      amenities: `${copy.misfits.amenities} ${missing.map(({ label }) => label.toLowerCase()).join(', ')}`,
    };
    return listMisfits(home, search)
      .map((name) => texts[name])
      .join(', ');
  }

  return (
    <>
      <div className="mb-6 flex min-h-12.5 flex-wrap items-center gap-x-4 gap-y-3 border-line border-y py-2.5">
        <p className="font-semibold" role="status">
          {statusLabel()}
        </p>
        <SearchSummary search={search} regions={regions} dog={copy.dog} />
        <span className="ml-auto flex gap-2">
          <ButtonLink look="line" size="sm" href="#find">
            {copy.change}
            <span className="sr-only"> the search</span>
          </ButtonLink>
          <ButtonLink look="line" size="sm" href="/vacation-rentals">
            <Icon name="x" /> Clear<span className="sr-only"> the search</span>
          </ButtonLink>
        </span>
      </div>
      {children}
      <div className="grid gap-12">
        {elsewhere.length > 0 && (
          <Group title={copy.elsewhere} count={elsewhere.length}>
            {othersToAsk.length > 0 && list(othersToAsk)}
            {othersLater.length > 0 && lines(othersLater, availabilityNote)}
          </Group>
        )}
        {free.length > 0 && (
          <Group title={copy.free} count={free.length}>
            {list(free)}
          </Group>
        )}
        {unknown.length > 0 && availabilities && (
          <Group title={copy.unknown.title} lead={copy.unknown.lead} count={unknown.length}>
            <FirstOf items={unknown} count={6} label={`${copy.more} ${copy.checked}`}>
              {list}
            </FirstOf>
          </Group>
        )}
        {unknown.length > 0 && !availabilities && (
          <FirstOf items={unknown} count={24} label={copy.more}>
            {list}
          </FirstOf>
        )}
        {otherDates.length > 0 && (
          <Group title={copy.otherDates} count={otherDates.length}>
            {lines(otherDates, availabilityNote)}
          </Group>
        )}
        {taken.length > 0 && (
          <Group title={copy.taken} count={taken.length}>
            {lines(taken, availabilityNote)}
          </Group>
        )}
        {(matches.length === 0 || isNoneFree) && (
          <AskForHome
            {...(isNoneFree ? copy.noneFree : copy.empty)}
            ask={copy.empty.ask}
            href={stayHref(inquiryTemplate, search, { destination: search.destination ?? '' })}
          />
        )}
        {unfit.length > 0 && (
          <Disclosure title={`${unfit.length} ${unfit.length === 1 ? copy.unfit.one : copy.unfit.other}`}>
            <HomeLines homes={unfit} search={search} regions={regions} toNote={misfitNote} />
          </Disclosure>
        )}
      </div>
    </>
  );
}

interface GroupProps {
  title: string;
  lead?: string;
  count: number;
  children: React.ReactNode;
}

function Group({ title, lead, count, children }: GroupProps) {
  return (
    <section className="border-gulf-950 border-t pt-4" aria-label={title}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8">
        <h3 className="text-step-4">
          {title} <span className="figures font-normal font-text text-muted text-step-0">{count}</span>
        </h3>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

interface HomeLinesProps {
  homes: readonly ListedHome[];
  search: HomeSearch;
  regions: readonly SearchableRegion[];
  toNote: (home: ListedHome) => React.ReactNode;
}

/** Homes in one line each. */
function HomeLines({ homes, search, regions, toNote }: HomeLinesProps) {
  return (
    <ul>
      {homes.map((home) => (
        <li
          key={home.id}
          className="grid grid-cols-[5.25rem_1fr] items-center gap-x-4 border-line border-t py-2.5 sm:grid-cols-[5.25rem_1.1fr_1fr_16rem] sm:gap-x-6"
        >
          <PictureElement
            files={listPictureFiles(home.picture)}
            sizes="84px"
            alt=""
            className="h-14 w-21 rounded-control object-cover max-sm:row-span-3"
            loading="lazy"
          />
          <a
            className="font-semibold hover:text-link"
            href={stayHref(rentalPageTemplate, search, { property: home.id })}
          >
            {home.title}
          </a>
          <span className="text-muted">
            {regions.find(({ id }) => id === home.region)?.name}, sleeps {home.sleeps}
          </span>
          <span className="sm:text-right">{toNote(home)}</span>
        </li>
      ))}
    </ul>
  );
}

function AskForHome({ title, text, ask, href }: Record<'title' | 'text' | 'ask' | 'href', string>) {
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-sand-100 px-5 py-8 sm:px-8 sm:py-10 xl:px-14 xl:py-16">
      <h3>{title}</h3>
      <p className="text-muted">{text}</p>
      <Actions>
        <ButtonLink href="/vacation-rentals">Show all homes</ButtonLink>
        <ButtonLink look="line" href={href}>
          {ask}
        </ButtonLink>
      </Actions>
    </div>
  );
}

type SearchSummaryProps = Pick<SearchResultsProps, 'search' | 'regions'> & { dog: string };

function SearchSummary({ search, regions, dog }: SearchSummaryProps) {
  const parts = [
    regions.find(({ id }) => id === search.destination)?.name,
    formatStay(search.checkIn, search.checkOut),
    search.guests && formatCount(search.guests, 'guest'),
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
