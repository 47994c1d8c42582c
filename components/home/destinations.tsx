import { Icon } from '@/components/ui/icon';
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
        {destinations.map(({ id, name, description, propertyCount, avgRating, avgPrice, image }) => (
          <article key={id} className="dest over">
            <Picture picture={image} sizes="(min-width: 900px) 34vw, 100vw" focus={image.focus} />
            <div className="dest-text">
              <h3>{name}</h3>
              <p>{description}</p>
              <dl className="tnum">
                <div>
                  <dt>Homes</dt>
                  <dd className="num">{propertyCount}</dd>
                </div>
                <div>
                  <dt>Rated</dt>
                  <dd className="num">{avgRating}</dd>
                </div>
                <div>
                  <dt>Average night</dt>
                  <dd className="num">${avgPrice}</dd>
                </div>
              </dl>
              <a className="link" href={`/vacation-rentals?destination=${id}`}>
                <span>Browse {name}</span>
                <Icon name="arrow" />
              </a>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
