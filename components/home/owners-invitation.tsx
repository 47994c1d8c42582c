import { ArrowLink } from '@/components/ui/arrow-link';
import { Picture } from '@/components/ui/picture';
import { claims } from '@/content/claims';
import { homePage } from '@/content/home';
import { revenueAnalysis } from '@/content/navigation';

const cottages = {
  src: '/images/owners/partner-hero.jpg',
  width: 1920,
  height: 1080,
  alt: 'Pastel cottages on a dune at golden hour, seen from the water',
};

export function OwnersInvitation() {
  const { kicker, title, lead } = homePage.owners;

  return (
    <section className="owners section" aria-labelledby="owners-title">
      <div className="owners-text">
        <p className="kicker">{kicker}</p>
        <h2 id="owners-title">{title}</h2>
        <p className="lead">{lead}</p>
        <dl className="figures">
          {claims.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{figure}</dd>
            </div>
          ))}
        </dl>
        <div className="actions">
          <a className="btn btn-main" href={revenueAnalysis.href}>
            {revenueAnalysis.label}
          </a>
          <ArrowLink href="/plans">Compare the plans</ArrowLink>
        </div>
      </div>
      <div className="owners-image">
        <Picture picture={cottages} sizes="(min-width: 900px) 55vw, 100vw" focus="72% 50%" />
      </div>
    </section>
  );
}
