import { linkSummary } from '@/components/ui/disclosure';
import type { rentalsPage, savedHomesCopy } from '@/content/rental-pages';
import type { ListedHome } from '@/lib/rentals/listed-home';
import type { Stay } from '@/lib/rentals/search';
import { HomeCard } from './home-card';
import { SaveButton } from './saved-homes';
import type { Availabilities } from './use-availability';
import type { SavedHomes } from './use-saved-homes';

/**
 * Phones lay out only the cards near the screen. The size is that of a card with a title of one line, so that the page
 * has its true height before.
 */
const laterClasses =
  'max-sm:[contain-intrinsic-block-size:auto_calc(40vw+12.625rem)] max-sm:[content-visibility:auto]';

interface HomeCardsProps {
  homes: readonly ListedHome[];
  engine: string | null;
  copy: typeof rentalsPage.list;
  stay?: Stay;
  availabilities?: Availabilities | null | undefined;
  saved: SavedHomes;
  savedCopy: typeof savedHomesCopy;
}

export function HomeCards(props: HomeCardsProps) {
  const { homes, engine, copy, stay, availabilities, saved, savedCopy } = props;
  return (
    <ul className="gap-x-8 gap-y-6 sm:grid sm:grid-cols-2 sm:gap-y-12 md:grid-cols-3 md:gap-x-10">
      {homes.map((home) => {
        const { arrivalDay } = availabilities?.[home.id] ?? {};
        return (
          <li key={home.id} className={`max-sm:not-first:mt-6 ${laterClasses}`}>
            <HomeCard
              home={home}
              shape="even"
              engine={engine}
              noPrice={copy.noPrice}
              stay={stay}
              note={arrivalDay && `${copy.arrival} ${arrivalDay}`}
            >
              <SaveButton home={home} saved={saved} copy={savedCopy} />
            </HomeCard>
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the first items, and the others once a visitor unfolds them. */
export function FirstOf<Item>({
  items,
  count,
  label,
  children,
}: {
  items: readonly Item[];
  count: number;
  /** After the number of the other items. */
  label: string;
  children: (items: readonly Item[]) => React.ReactNode;
}) {
  const others = items.slice(count);
  return (
    <>
      {children(items.slice(0, count))}
      {others.length > 0 && (
        <details className="mt-4">
          <summary className={linkSummary}>
            {others.length} {label}
          </summary>
          <div className="mt-4">{children(others)}</div>
        </details>
      )}
    </>
  );
}
