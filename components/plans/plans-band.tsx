import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { company } from '@/content/company';
import { revenueAnalysis } from '@/content/navigation';
import { plansPage } from '@/content/plans-page';

const boardwalk = { src: '/images/about/our-story.jpg', width: 1600, height: 1067, alt: '' };

export function PlansBand() {
  return (
    <section className="band over" aria-labelledby="band-title">
      <Picture picture={boardwalk} sizes="100vw" />
      <div className="wrap">
        <h2 id="band-title">{plansPage.band.title}</h2>
        <div className="actions">
          <a className="btn btn-sand" href={revenueAnalysis.href}>
            {revenueAnalysis.label}
          </a>
          <a className="btn btn-line tnum" href={company.phone.href}>
            <Icon name="phone" /> {company.phone.display}
          </a>
        </div>
      </div>
    </section>
  );
}
