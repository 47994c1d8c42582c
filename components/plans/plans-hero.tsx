import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Picture } from '@/components/ui/picture';
import { plansPage } from '@/content/plans-page';
import type { Crumb } from '@/lib/seo/breadcrumbs';

const porch = {
  src: '/images/owners/plans.jpg',
  width: 1600,
  height: 1067,
  alt: 'A white and a teal rocking chair on a shaded porch, looking out over sea oats to the emerald Gulf',
};

export function PlansHero({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <section className="plans-hero" aria-labelledby="plans-title">
      <div className="plans-hero-text">
        <Breadcrumbs crumbs={crumbs} />
        <h1 id="plans-title">{plansPage.title}</h1>
        <p className="lead">{plansPage.lead}</p>
      </div>
      <div className="plans-hero-image">
        <Picture picture={porch} sizes="(min-width: 900px) 54vw, 100vw" preload />
      </div>
    </section>
  );
}
