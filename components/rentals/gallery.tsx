import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture';
import { captionOf, type Rental } from '@/content/rentals';

/** Places in a grid of twelve columns on wide screens, and the width of a picture there as in `sizes`. */
const places = {
  alone: ['md:col-span-12 md:row-span-6', '(min-width: 1280px) 1200px, (min-width: 900px) 94vw'],
  large: ['md:col-span-8 md:row-span-6', '(min-width: 1280px) 797px, (min-width: 900px) 62vw'],
  // Beside the large one, by their number.
  whole: ['md:col-span-4 md:row-span-6', '(min-width: 1280px) 600px, (min-width: 900px) 48vw'],
  half: ['md:col-span-4 md:row-span-3', '(min-width: 1280px) 410px, (min-width: 900px) 33vw'],
  third: ['md:col-span-4 md:row-span-2', '(min-width: 1280px) 397px, (min-width: 900px) 31vw'],
  // In a row of two or three below.
  pair: ['md:col-span-6 md:row-span-3', '(min-width: 1280px) 596px, (min-width: 900px) 47vw'],
  trio: ['md:col-span-4 md:row-span-3', '(min-width: 1280px) 410px, (min-width: 900px) 33vw'],
} as const;

type Place = keyof typeof places;

/** Returns a place for each of `count` pictures. No row has a gap, and no row below the first has a single picture. */
export function placesFor(count: number): Place[] {
  if (count === 1) return ['alone'];
  const beside = count === 4 ? 3 : Math.min(2, count - 1);
  const below = count - 1 - beside;
  const paired = [0, 4, 2][below % 3] ?? 0;
  const size = (['whole', 'half', 'third'] as const)[beside - 1] ?? 'half';
  const fill = (place: Place, length: number) => Array.from({ length }, () => place);
  return ['large', ...fill(size, beside), ...fill('trio', below - paired), ...fill('pair', paired)];
}

/** A home's pictures: on phones a rail that scrolls sideways, on wide screens a grid. */
export function Gallery({ title, pictures }: Pick<Rental, 'title' | 'pictures'>) {
  const placed = placesFor(pictures.length);

  return (
    <section
      className="max-md:scrollbar-none grid gap-2 max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:auto-cols-[86%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-gutter md:auto-rows-[5.25rem] md:grid-cols-12 print:auto-cols-fr print:grid-flow-row print:grid-cols-3 print:overflow-visible"
      aria-label={`Pictures of ${title}`}
      tabIndex={0}
    >
      {pictures.map((picture, index) => {
        const [place, sizes] = places[placed[index] ?? 'trio'];
        const caption = captionOf(picture);
        return (
          <figure
            key={picture.src}
            className={clsx(
              'relative overflow-hidden rounded-card max-md:aspect-4/3 max-md:snap-start max-md:only:w-[calc(100vw-2*var(--spacing-gutter))]',
              place,
            )}
          >
            <Picture
              picture={picture}
              sizes={`${sizes}, 86vw`}
              preload={index === 0}
              className="absolute inset-0 size-full"
            />
            <figcaption className="absolute bottom-3 left-3 rounded-full bg-gulf-950/80 px-2.5 py-0.5 text-sand-50 text-xs">
              {index + 1} of {pictures.length}
              {caption && `: ${caption}`}
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}
