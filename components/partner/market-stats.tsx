import { claims, claimsNote } from '@/content/claims';

export function MarketStats() {
  const [first, ...others] = claims;

  return (
    <section className="stats dark" aria-label="What active management aims for">
      <div className="wrap stats-grid">
        <div className="stat-big">
          <p className="num num-xl">{first.figure}</p>
          <h2>{first.label}</h2>
          <p className="muted">{first.detail}</p>
        </div>
        {others.map(({ figure, label, detail }) => (
          <div key={label} className="stat">
            <p className="num num-xl">{figure}</p>
            <h3>{label}</h3>
            <p className="muted">{detail}</p>
          </div>
        ))}
        <p className="small muted stats-note">{claimsNote}</p>
      </div>
    </section>
  );
}
