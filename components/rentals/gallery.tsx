import { clsx } from 'clsx';
import { Island } from '@/components/ui/island';
import { Picture } from '@/components/ui/picture';
import { galleryCopy } from '@/content/rental-pages';
import { captionOf, type Rental, type RentalPicture } from '@/content/rentals';
import { PictureDialog } from './picture-dialog';

const TILES = 5;

/** Up to five tiles fill four columns and two rows of a wide screen. */
function tileLook(index: number, count: number): { className: string; width: string } {
  if (count === 1) return { className: 'md:col-span-4 md:row-span-2', width: '100vw' };
  if (index === 0 || count === 2) return { className: 'md:col-span-2 md:row-span-2', width: '50vw' };
  const isWide = count === 3 || (count === 4 && index === 1);
  return isWide ? { className: 'md:col-span-2', width: '50vw' } : { className: '', width: '25vw' };
}

type GalleryProps = Pick<Rental, 'title' | 'pictures'>;

/** Five pictures at most: on phones in a row that scrolls. A dialog shows all of them. */
export function Gallery({ title, pictures }: GalleryProps) {
  const tiles = pictures.slice(0, TILES);
  return (
    <div className="relative">
      <section
        className="max-md:scrollbar-none grid gap-2 max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:auto-cols-[86%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-gutter md:h-96 md:grid-cols-4 md:grid-rows-2 print:h-auto print:auto-cols-fr print:grid-flow-row print:grid-cols-3 print:overflow-visible"
        aria-label={`Pictures of ${title}`}
        tabIndex={0}
      >
        {tiles.map((picture, index) => (
          <figure
            key={picture.src}
            className={clsx(
              'relative overflow-hidden rounded-card max-md:aspect-4/3 max-md:snap-start print:aspect-4/3',
              tileLook(index, tiles.length).className,
            )}
          >
            <Picture
              picture={picture}
              sizes={`(min-width: 900px) ${tileLook(index, tiles.length).width}, 86vw`}
              preload={index === 0}
              className="absolute inset-0 size-full"
            />
            <Caption picture={picture} index={index} count={pictures.length} />
          </figure>
        ))}
      </section>
      {pictures.length > TILES && (
        <Island
          name="picture-dialog"
          of={PictureDialog}
          props={{ title, count: pictures.length, copy: galleryCopy }}
          slots={{ pictures: <AllPictures pictures={pictures} /> }}
        />
      )}
    </div>
  );
}

function AllPictures({ pictures }: Pick<GalleryProps, 'pictures'>) {
  return pictures.map((picture, index) => (
    <figure
      key={picture.src}
      className="noscript:my-2 grid w-full flex-none snap-center content-center gap-3"
    >
      <Picture picture={picture} sizes="100vw" className="max-h-[calc(100dvh-9rem)] w-full object-contain" />
      <Caption picture={picture} index={index} count={pictures.length} isBelow />
    </figure>
  ));
}

interface CaptionProps {
  picture: RentalPicture;
  index: number;
  count: number;
  isBelow?: boolean;
}

function Caption({ picture, index, count, isBelow = false }: CaptionProps) {
  const caption = captionOf(picture);
  return (
    <figcaption
      className={
        isBelow
          ? 'text-center text-sm'
          : 'absolute bottom-3 left-3 rounded-full bg-gulf-950/80 px-2.5 py-0.5 text-sand-50 text-xs'
      }
    >
      {index + 1} of {count}
      {caption && `: ${caption}`}
    </figcaption>
  );
}
