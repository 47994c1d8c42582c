import { ArrowLink } from '@/components/ui/arrow-link';
import { Picture } from '@/components/ui/picture';
import { destinations, destinationsNote, destinationsSection } from '@/content/destinations';
import { DestinationFigures } from './destination-figures';

/** The regions at more length than on the home page: what there is to do, and what a night costs. */
export function DestinationGuide() {
  return (
    <section className="section sand" aria-labelledby="destinations-title">
      <div className="wrap">
        <div className="homes-head">
          <h2 id="destinations-title">{destinationsSection.title}</h2>
          <p className="lead">{destinationsSection.lead}</p>
        </div>
        <ul className="places">
          {destinations.map((destination) => {
            const { id, name, description, image, highlights } = destination;
            return (
              <li key={id}>
                <div className="frame">
                  <Picture
                    picture={image}
                    sizes="(min-width: 1280px) 420px, (min-width: 900px) 34vw, 100vw"
                    focus={image.focus}
                  />
                </div>
                <div className="place-text">
                  <h3>{name}</h3>
                  <p>{description}</p>
                  <ul className="small muted" aria-label={`Known for, ${name}`}>
                    {highlights.map((highlight) => (
                      <li key={highlight}>{highlight}</li>
                    ))}
                  </ul>
                </div>
                <DestinationFigures destination={destination} />
                <ArrowLink href={`/vacation-rentals?destination=${id}`}>Browse {name}</ArrowLink>
              </li>
            );
          })}
        </ul>
        <p className="small muted mt-8">{destinationsNote}</p>
      </div>
    </section>
  );
}
