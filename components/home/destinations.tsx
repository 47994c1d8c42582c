import { DestinationFigures } from '@/components/rentals/destination-figures';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Picture } from '@/components/ui/picture';
import { destinations, destinationsNote } from '@/content/destinations';
import { homePage } from '@/content/home';

export function Destinations() {
  return (
    <section className="dests-section" aria-labelledby="dest-title">
      <div className="wrap dests-head">
        <h2 id="dest-title">{homePage.destinations.title}</h2>
        <p className="small muted mt-3">{destinationsNote}</p>
      </div>
      <div className="dests">
        {destinations.map((destination) => (
          <article key={destination.id} className="dest over">
            <Picture
              picture={destination.image}
              sizes="(min-width: 900px) 34vw, 100vw"
              focus={destination.image.focus}
            />
            <div className="dest-text">
              <h3>{destination.name}</h3>
              <p>{destination.description}</p>
              <DestinationFigures destination={destination} />
              <ArrowLink href={`/vacation-rentals?destination=${destination.id}`}>
                Browse {destination.name}
              </ArrowLink>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
