import type { Region } from '@/content/regions';

/** What we do differently in one region: only on the page of that region. */
export function RegionFeatures({ region: { partner } }: { region: Region }) {
  return (
    <section className="section" aria-labelledby="region-title">
      <div className="wrap region-grid">
        <div>
          <p className="kicker">{partner.area}</p>
          <h2 id="region-title" className="mt-4">
            {partner.focusArea}
          </h2>
          <p className="lead mt-5">{partner.description}</p>
        </div>
        <dl className="region-features">
          {partner.features.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
