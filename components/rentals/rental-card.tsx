import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { bathsLabel, priceNote, type Rental } from '@/content/rentals';
import { checkAvailability, linkProps } from '@/lib/rentals/booking';
import { InquiryLink } from './inquiry';
import './rental-card.css';

/** Widths of the pictures in the three shapes of the card, as in the `sizes` attribute. */
const sizes = {
  wide: '(min-width: 1280px) 670px, (min-width: 900px) 55vw, 82vw',
  slim: '(min-width: 1280px) 466px, (min-width: 900px) 38vw, 82vw',
  even: '(min-width: 1280px) 373px, (min-width: 900px) 31vw, 100vw',
};

export function RentalCard({ rental, shape }: { rental: Rental; shape: keyof typeof sizes }) {
  const { id, title, location, price, rating, guests, bedrooms, bathrooms, image, summary } = rental;

  return (
    <article className={`card rental rental-${shape}`} id={id}>
      <div className="frame">
        <Picture picture={image} sizes={sizes[shape]} />
      </div>
      <div className="rental-text">
        <div className="rental-top">
          <p className="small muted">{location}</p>
          <p className="small rate tnum">
            <Icon name="star" />
            <span className="vh">Sample rating: </span>
            {rating}
            <span className="vh"> of 5</span>
          </p>
        </div>
        <h3>{title}</h3>
        <p className="muted small">
          {guests} guests, {bedrooms} bedrooms, {bathsLabel(bathrooms)}
        </p>
        <p className="rental-feat">{summary}</p>
        {shape === 'even' && (
          <ul className="rental-amenities small">
            {rental.amenities.map((amenity) => (
              <li key={amenity.label}>
                <Icon name={amenity.icon} />
                {amenity.label}
              </li>
            ))}
          </ul>
        )}
        <div className="rental-foot">
          <p>
            <span className="num price">{`$${price}`}</span> <span className="small muted">{priceNote}</span>
          </p>
          <InquiryLink {...linkProps(checkAvailability(id))}>
            <span>
              Check Availability<span className="vh"> of {title}</span>
            </span>
            <Icon name="arrow" />
          </InquiryLink>
        </div>
      </div>
    </article>
  );
}
