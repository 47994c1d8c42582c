import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Picture } from '@/components/ui/picture';
import { Lead } from '@/components/ui/text';
import { pictures } from '@/content/pictures';
import { plansPage } from '@/content/plans-page';
import type { Crumb } from '@/lib/seo/breadcrumbs';

export function PlansHero({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <section
      className="grid overflow-hidden md:min-h-130 md:grid-cols-[1fr_46vw]"
      aria-labelledby="plans-title"
    >
      <div className="grid content-center gap-5 px-gutter pt-5 pb-8 md:grid-rows-fit-fill-fit md:gap-6 md:pt-12 md:pr-12 md:pb-24 md:pl-edge">
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="md:self-end" id="plans-title">
          {plansPage.title}
        </h1>
        <Lead>{plansPage.lead}</Lead>
      </div>
      <div className="md:relative print:hidden">
        <Picture
          picture={pictures.porch}
          sizes="(min-width: 900px) 54vw, 100vw"
          preload
          // Flat enough on phones to leave room for the toggle above the bottom bar.
          className="aspect-2/1 size-full md:absolute md:inset-0 md:aspect-auto md:rounded-bl-card"
        />
      </div>
    </section>
  );
}
