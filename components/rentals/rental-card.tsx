import { clsx } from 'clsx';
import { Frame } from '@/components/ui/frame';
import { Icon } from '@/components/ui/icon';
import { linkProps } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { Note } from '@/components/ui/text';
import {
  captionOf,
  formatBaths,
  formatBedrooms,
  petLabels,
  priceTerms,
  type Rental,
  type RentalPicture,
} from '@/content/rentals';
import { availabilityLink } from '@/lib/rentals/booking';
import { rentalPageTemplate } from '@/lib/rentals/stay-href';
import { InquiryLink, StayLink, StayPrice } from './inquiry';

const railClasses = 'max-md:flex-[0_0_82%] max-md:snap-start';

/** `sizes` is the picture's `sizes` attribute; the others are classes for parts of the card. */
type Look = { sizes: string; card: string; frame: string; foot: string; price: string } & {
  [Part in 'picture' | 'text' | 'title' | 'summary' | 'note']?: string;
};

const shapes = {
  /** `wide` is as tall as the cards beside it. The picture fills the space above the text. */
  wide: {
    sizes: '(min-width: 1280px) 670px, (min-width: 900px) 55vw, 86vw',
    card: `${railClasses} md:grid-rows-fill-fit`,
    frame: 'aspect-4/5 md:relative md:aspect-auto md:min-h-[min(45vw,36rem)]',
    picture: 'md:absolute md:inset-0 md:object-[66%_50%]',
    title: 'md:text-step-4',
    foot: 'mt-3 items-end pt-3.5',
    price: 'text-step-4',
  },
  slim: {
    sizes: '(min-width: 1280px) 473px, (min-width: 900px) 38vw, 86vw',
    card: railClasses,
    frame: 'aspect-4/5 md:aspect-video',
    summary: 'md:hidden',
    foot: 'mt-3 items-end pt-3.5 md:mt-1.25 md:items-center md:pt-2',
    price: 'text-step-4 md:text-step-3',
    note: 'md:measure-12 md:leading-tight',
  },
  /** The only `even` card in a row (`group/row`) takes the whole row, with the pictures beside the text. */
  even: {
    sizes: '(min-width: 1280px) 373px, (min-width: 900px) 31vw, (min-width: 600px) 45vw, calc(100vw - 3rem)',
    card: 'h-full grid-rows-fit-fill gap-x-8 sm:group-only/row:grid-cols-2 sm:group-only/row:grid-rows-1 md:gap-x-10 md:group-only/row:grid-cols-[2fr_1fr]',
    frame: 'aspect-3/2',
    text: 'grid-rows-[repeat(6,auto)_1fr]',
    foot: 'mt-3 items-end self-end pt-3.5',
    price: 'text-step-4',
  },
};

export function RentalCard({ rental, shape }: { rental: Rental; shape: keyof typeof shapes }) {
  const { href, home } = availabilityLink(rental);
  const { id, title, location, price, rating, guests, bedrooms, bathrooms, pictures, pets } = rental;
  const look: Look = shapes[shape];
  const page = { href: rentalPageTemplate, home: { property: id } };
  const nearby = pictures.find((picture) => picture.nearby);
  const main = (
    // The picture's link is not focusable, because the title is the same link.
    <StayLink {...page} tabIndex={-1}>
      <Frame className={clsx('h-full', look.frame)}>
        <Picture picture={pictures[0]} sizes={look.sizes} className={look.picture} />
      </Frame>
    </StayLink>
  );

  return (
    <article className={clsx('group grid content-start gap-4.5', look.card)} id={id}>
      {shape === 'even' ? (
        <div className="grid content-start gap-2 md:gap-x-10 md:group-only/row:grid-cols-2">
          {main}
          {nearby && <NearbyPicture picture={nearby} sizes={look.sizes} />}
        </div>
      ) : (
        main
      )}
      <div className={clsx('grid content-start gap-1.25', look.text)}>
        <div className="flex justify-between gap-4 text-sm leading-normal">
          <p className="text-muted">{location}</p>
          <p className="figures flex items-center gap-0.75 font-semibold">
            <Icon name="star" className="p-0.5 text-oat-500" />
            <span className="sr-only">{rental.isSample ? 'Sample rating: ' : 'Rated '}</span>
            {rating}
            <span className="sr-only"> of 5</span>
          </p>
        </div>
        <h3 className={look.title}>
          <StayLink {...page} className="hover:text-link">
            {title}
          </StayLink>
        </h3>
        <Note>
          {guests} guests, {formatBedrooms(bedrooms)}, {formatBaths(bathrooms)}
        </Note>
        <Note className="flex items-center gap-1.5">
          <Icon name="pets" /> {petLabels[pets]}
        </Note>
        <p className={clsx('measure-30 mt-1', look.summary)}>{rental.summary}</p>
        {shape === 'even' && <Amenities amenities={rental.amenities} />}
        <div
          className={clsx('flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t', look.foot)}
        >
          <StayPrice price={price} terms={priceTerms} className={look.price} noteClassName={look.note} />
          <InquiryLink {...linkProps(href)} home={home}>
            Check Availability<span className="sr-only"> of {title}</span>
          </InquiryLink>
        </div>
      </div>
    </article>
  );
}

function NearbyPicture({ picture, sizes }: { picture: RentalPicture; sizes: string }) {
  return (
    <figure className="relative">
      <Frame className="aspect-4/1 md:group-only/row:aspect-3/2">
        <Picture picture={picture} sizes={sizes} />
      </Frame>
      <figcaption className="absolute bottom-2 left-2 rounded-full bg-sand-50 px-2.5 py-0.5 text-xs">
        {captionOf(picture)}
      </figcaption>
    </figure>
  );
}

function Amenities({ amenities }: Pick<Rental, 'amenities'>) {
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm leading-normal">
      {amenities
        .flatMap(({ items }) => items)
        .map(
          ({ icon, label }) =>
            icon && (
              <li key={label} className="flex items-start gap-2">
                <Icon name={icon} className="mt-0.5 text-emerald-700" />
                {label}
              </li>
            ),
        )}
    </ul>
  );
}
