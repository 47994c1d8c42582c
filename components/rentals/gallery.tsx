import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture';
import { captionOf, type Rental } from '@/content/rentals';

/** On phones and paper, `contents` removes the boxes around the pictures, so that all pictures are in one grid. */
const wideOnlyBox = 'max-md:contents print:contents';

/** On phones, the pictures are a row that scrolls. Elsewhere, two are beside a large one, and the rest below. */
export function Gallery({ title, pictures }: Pick<Rental, 'title' | 'pictures'>) {
  const below = pictures.slice(3);
  const figures = pictures.map((picture, index) => {
    const caption = captionOf(picture);
    const width =
      index === 0 ? '62vw' : below.length === 1 && index === 3 ? '94vw' : index < 3 ? '33vw' : '47vw';
    return (
      <figure
        key={picture.src}
        className={clsx(
          'relative overflow-hidden rounded-card max-md:aspect-4/3 max-md:snap-start md:h-full print:aspect-4/3',
          index < 3
            ? 'md:only:col-span-2 md:nth-2:last:row-span-2 md:first:row-span-2'
            : clsx('md:grow', below.length % 3 === 1 ? 'md:basis-[45%]' : 'md:basis-[30%]'),
        )}
      >
        <Picture
          picture={picture}
          sizes={`(min-width: 900px) ${width}, 86vw`}
          preload={index === 0}
          className="absolute inset-0 size-full"
        />
        <figcaption className="absolute bottom-3 left-3 rounded-full bg-gulf-950/80 px-2.5 py-0.5 text-sand-50 text-xs">
          {index + 1} of {pictures.length}
          {caption && `: ${caption}`}
        </figcaption>
      </figure>
    );
  });

  return (
    <section
      className="max-md:scrollbar-none grid gap-2 max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:auto-cols-[86%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-gutter print:auto-cols-fr print:grid-flow-row print:grid-cols-3 print:overflow-visible"
      aria-label={`Pictures of ${title}`}
      tabIndex={0}
    >
      <div className={clsx(wideOnlyBox, 'md:grid md:h-140 md:grid-cols-[2fr_1fr] md:grid-rows-2 md:gap-2')}>
        {figures.slice(0, 3)}
      </div>
      {below.length > 0 && (
        <div className={clsx(wideOnlyBox, 'md:flex md:flex-wrap md:gap-2 md:*:h-69')}>{figures.slice(3)}</div>
      )}
    </section>
  );
}
