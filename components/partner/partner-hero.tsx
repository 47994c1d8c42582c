import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { revenueAnalysis } from '@/content/navigation';
import { regions } from '@/content/regions';
import type { Crumb } from '@/lib/seo/breadcrumbs';

const cottages = { src: '/images/owners/partner-hero.jpg', width: 1920, height: 1080, alt: '' };

interface PartnerHeroProps {
  title: string;
  lead: string;
  crumbs: Crumb[];
}

export function PartnerHero({ title, lead, crumbs }: PartnerHeroProps) {
  return (
    <section className="phero over" aria-labelledby="partner-title">
      <Picture picture={cottages} sizes="100vw" preload />
      <div className="wrap phero-row">
        <Breadcrumbs crumbs={crumbs} className="" />
        <div className="phero-text">
          <h1 id="partner-title">{title}</h1>
          <p>{lead}</p>
          <div className="actions">
            <a className="btn btn-sand" href="#revenue-analysis">
              {revenueAnalysis.label}
            </a>
            <a className="btn btn-line" href="#book-a-time">
              <Icon name="calendar" /> Book a Time
            </a>
          </div>
        </div>
        <ul className="regions" aria-label="Where we manage homes">
          {regions.map(({ id, longName }) => (
            <li key={id}>
              <a href={`/partner/${id}`}>
                {longName} <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
