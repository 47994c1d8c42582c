import { clsx } from 'clsx';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Frame } from '@/components/ui/frame';
import { Icon } from '@/components/ui/icon';
import { PictureElement } from '@/components/ui/picture-element';
import { Note, newTab } from '@/components/ui/text';
import { listPictureFiles } from '@/lib/pictures/picture-files';
import type { ListedHome } from '@/lib/rentals/listed-home';
import type { Stay } from '@/lib/rentals/search';
import { availabilityHref, rentalPageTemplate, stayHref } from '@/lib/rentals/stay-href';
import { StayPrice } from './stay-price';

const railClasses = 'max-md:flex-[0_0_82%] max-md:snap-start';

/** `sizes` is the picture's `sizes` attribute; the others are classes for parts of the card. */
type Look = { sizes: string; card: string; frame: string; foot: string; price: string } & {
  [Part in 'picture' | 'text' | 'title' | 'summary' | 'note']?: string;
};

const shapes = {
  /** `wide` is as tall as the cards beside it. The picture fills the space above the text. */
  wide: {
    sizes: '(min-width: 1280px) 670px, (min-width: 900px) 55vw, 86vw',
    card: `${railClasses} gap-4.5 md:grid-rows-fill-fit`,
    frame: 'aspect-4/5 md:relative md:aspect-auto md:min-h-[min(45vw,36rem)]',
    picture: 'md:absolute md:inset-0 md:object-[66%_50%]',
    title: 'md:text-step-4',
    foot: 'mt-3 items-end pt-3.5',
    price: 'text-step-4',
  },
  slim: {
    sizes: '(min-width: 1280px) 473px, (min-width: 900px) 38vw, 86vw',
    card: `${railClasses} gap-4.5`,
    frame: 'aspect-4/5 md:aspect-video',
    summary: 'md:hidden',
    foot: 'mt-3 items-end pt-3.5 md:mt-1.25 md:items-center md:pt-2',
    price: 'text-step-4 md:text-step-3',
    note: 'md:measure-12 md:leading-tight',
  },
  /** For long lists: on phones, two fit on a screen, and blocks lay out in half the time of nested grids. */
  even: {
    sizes: '(min-width: 1280px) 373px, (min-width: 900px) 31vw, (min-width: 600px) 45vw, calc(100vw - 3rem)',
    card: 'h-full grid-rows-fit-fill gap-2.5 max-sm:block sm:gap-4',
    frame: 'aspect-5/2 sm:aspect-3/2',
    text: 'grid-rows-[repeat(4,auto)_1fr] max-sm:mt-2.5 max-sm:flex max-sm:flex-col',
    foot: 'mt-1 items-end pt-1.5 sm:mt-2 sm:self-end sm:pt-3',
    price: 'text-step-3 sm:text-step-4',
    note: 'max-sm:measure-12 max-sm:leading-tight',
  },
};

export interface HomeCardProps {
  home: ListedHome;
  shape: keyof typeof shapes;
  /** The booking engine's page of a home, as a template for `stayHref`; null if there is no engine. */
  engine: string | null;
  /** Shown instead of a price that is unknown. */
  noPrice: string;
  /** Links lead to these dates and guests, and the price is the total. */
  stay?: Stay | undefined;
  summary?: string;
  /** The day on which stays of these dates begin. */
  note?: React.ReactNode;
  children?: React.ReactNode;
}

export function HomeCard({ home, shape, engine, noPrice, stay, summary, note, children }: HomeCardProps) {
  const { id, title, location, rating, rooms, sleeps, picture, pets, amenities } = home;
  const look: Look = shapes[shape];
  const href = stayHref(rentalPageTemplate, stay, { property: id });

  return (
    <article className={clsx('group grid content-start', look.card)} id={id}>
      <div className="relative grid">
        {/* The picture's link is not focusable, because the title is the same link. */}
        <a href={href} tabIndex={-1}>
          <Frame className={clsx('h-full', look.frame)}>
            <PictureElement
              files={listPictureFiles(picture)}
              sizes={look.sizes}
              alt={picture.alt}
              className={look.picture}
              loading="lazy"
              decoding="async"
            />
          </Frame>
        </a>
        {children}
      </div>
      <div className={clsx('grid content-start gap-1.25', look.text)}>
        <div className="flex justify-between gap-4 text-sm leading-normal">
          <p className="text-muted">{location}</p>
          {rating && (
            <p className="figures flex items-center gap-0.75 font-semibold">
              <Rating value={rating} isSample={home.isSample} />
            </p>
          )}
        </div>
        <h3 className={look.title}>
          <a href={href} className="hover:text-link">
            {title}
          </a>
        </h3>
        <Note>
          {sleeps} guests, {rooms}
        </Note>
        <Note>
          <Icon name="pets" className="mr-1.5 inline-block align-text-bottom" />
          {pets}
          {shape === 'even' &&
            amenities.map((amenity, index) => (
              <span key={amenity} className={index > 0 ? 'max-sm:hidden' : undefined}>
                {` · ${amenity}`}
              </span>
            ))}
        </Note>
        {summary && <p className={clsx('measure-30 mt-1', look.summary)}>{summary}</p>}
        <div
          className={clsx('flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t', look.foot)}
        >
          <StayPrice
            home={home}
            stay={stay}
            noPrice={noPrice}
            className={look.price}
            noteClassName={look.note}
          />
          <ArrowLink href={availabilityHref(engine, home, stay)} {...(engine && newTab)}>
            Check Availability<span className="sr-only"> of {title}</span>
          </ArrowLink>
          {note && <p className="basis-full font-label text-accent text-sm">{note}</p>}
        </div>
      </div>
    </article>
  );
}

/** The contents of a flex box. */
export function Rating({ value, isSample }: { value: number; isSample?: true | undefined }) {
  return (
    <>
      <Icon name="star" className="p-0.5 text-oat-500" />
      <span className="sr-only">{isSample ? 'Sample rating: ' : 'Rated '}</span>
      {value}
      <span className="sr-only"> of 5</span>
    </>
  );
}
