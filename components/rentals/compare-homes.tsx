'use client';

import { useEffect, useState } from 'react';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import { PictureElement } from '@/components/ui/picture-element';
import { textLink } from '@/components/ui/text';
import type { savedHomesCopy } from '@/content/rental-pages';
import { listPictureFiles } from '@/lib/pictures/picture-files';
import type { ListedHome } from '@/lib/rentals/listed-home';
import { parseHomeIds } from '@/lib/rentals/saved-homes';
import { parseSearch, type Stay } from '@/lib/rentals/search';
import { withPossibleDates } from '@/lib/rentals/stay';
import { compareTemplate, rentalPageTemplate, stayHref } from '@/lib/rentals/stay-href';
import { formatDates, localDay } from '@/lib/time/calendar-days';
import { AskLink } from './saved-homes';
import { StayPrice } from './stay-price';
import { useAvailability } from './use-availability';
import { useSavedHomes } from './use-saved-homes';

export interface ComparedHome extends ListedHome {
  beds: string;
  rules: string;
}

interface CompareHomesProps {
  homes: ComparedHome[];
  copy: typeof savedHomesCopy & { noPrice: string };
}

/** Compares the homes that the link names, or else those that are saved in this browser. */
export function CompareHomes({ homes, copy }: CompareHomesProps) {
  const saved = useSavedHomes(homes);
  const [link, setLink] = useState<{ ids: string[]; stay: Stay; origin: string }>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    setLink({
      ids: parseHomeIds(query.get('homes') ?? ''),
      stay: withPossibleDates(parseSearch(query, []), localDay()),
      origin: location.origin,
    });
  }, []);
  const { checkIn = '', checkOut = '' } = link?.stay ?? {};
  const availabilities = useAvailability(checkIn, checkOut);
  const ids = link && link.ids.length > 0 ? link.ids : saved.ids;
  const compared = ids.flatMap((id) => homes.find((home) => home.id === id) ?? []);

  if (!link || compared.length === 0)
    return (
      <div className="grid justify-items-start gap-5" role="status">
        <p className="text-muted">{copy.none}</p>
        <ButtonLink href="/vacation-rentals">{copy.browse}</ButtonLink>
      </div>
    );

  const { stay } = link;
  const hasDates = Boolean(checkIn && checkOut);
  const statusOf = ({ id }: ComparedHome) => {
    if (availabilities === undefined) return copy.statuses.checking;
    const { status = 'unknown' } = availabilities?.[id] ?? {};
    return copy.statuses[status];
  };
  const rows: [string, (home: ComparedHome) => React.ReactNode][] = [
    [
      copy.rows.price,
      (home) => <StayPrice home={home} stay={stay} noPrice={copy.noPrice} className="text-step-3" />,
    ],
    ...(hasDates ? [[formatDates(checkIn, checkOut), statusOf] satisfies [string, typeof statusOf]] : []),
    [copy.rows.sleeps, ({ sleeps }) => sleeps],
    [copy.rows.beds, ({ rooms, beds }) => `${rooms}: ${beds}`],
    [copy.rows.pets, ({ pets }) => pets],
    [copy.rows.amenities, ({ amenities }) => amenities.join(', ')],
    [copy.rows.rules, ({ rules }) => rules],
  ];
  const cell = 'border-line border-t py-3 pr-4 text-left align-top font-normal';
  const firstCell = 'sticky left-0 w-23 bg-sand-50 pr-3 text-muted text-sm md:w-42 md:text-step-0';

  return (
    <>
      <section
        className="relative -mr-gutter overflow-x-auto md:mr-0"
        aria-label={copy.title}
        // The keyboard can scroll it.
        tabIndex={0}
      >
        <table className="table-fixed border-collapse" style={{ width: `${6 + compared.length * 15}rem` }}>
          <thead>
            <tr>
              <td className={firstCell} />
              {compared.map(({ id, title, location, picture }) => (
                <th key={id} scope="col" className="pr-4 pb-3 text-left align-top font-normal">
                  <PictureElement
                    files={listPictureFiles(picture)}
                    sizes="240px"
                    alt={picture.alt}
                    className="mb-2.5 aspect-3/2 w-full rounded-card object-cover"
                  />
                  <a
                    className="font-display font-strong text-step-2 leading-tight hover:text-link"
                    href={stayHref(rentalPageTemplate, stay, { property: id })}
                  >
                    {title}
                  </a>
                  <span className="block text-muted text-sm">{location}</span>
                  {saved.ids.includes(id) && (
                    <button
                      type="button"
                      className={`flex min-h-11 cursor-pointer items-center gap-1.5 text-sm ${textLink}`}
                      onClick={() => saved.toggle(id)}
                    >
                      <Icon name="x" /> {copy.remove}
                      <span className="sr-only"> {title}</span>
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, of]) => (
              <tr key={label}>
                <th scope="row" className={`${cell} ${firstCell}`}>
                  {label}
                </th>
                {compared.map((home) => (
                  <td key={home.id} className={cell}>
                    {of(home)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Actions className="mt-7">
        <AskLink ids={compared.map(({ id }) => id)} stay={stay} copy={copy} />
        <CopyLink
          url={
            link.origin + stayHref(compareTemplate, stay, { homes: compared.map(({ id }) => id).join(',') })
          }
        />
      </Actions>
    </>
  );
}
