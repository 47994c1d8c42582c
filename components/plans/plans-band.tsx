import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { besideTextSizes, Picture } from '@/components/ui/picture';
import { ground } from '@/components/ui/section';
import { company } from '@/content/company';
import { revenueAnalysis } from '@/content/navigation';
import { pictures } from '@/content/pictures';
import { plansPage } from '@/content/plans-page';
import { sampleAnalysisPage } from '@/content/sample-analysis';

export function PlansBand() {
  return (
    <section
      {...ground('dark', 'grid md:grid-cols-words-picture md:gap-18 md:pl-edge print:hidden')}
      aria-labelledby="band-title"
    >
      <Picture
        picture={pictures.cottages}
        alt=""
        sizes={besideTextSizes}
        focus="70% 50%"
        className="aspect-3/2 size-full md:order-last md:aspect-auto"
      />
      <div className="grid content-center gap-7 px-gutter pt-10 pb-12 md:min-h-120 md:px-0">
        <h2 className="measure-12" id="band-title">
          {plansPage.band.title}
        </h2>
        <Actions>
          <ButtonLink look="sand" href={revenueAnalysis.href}>
            {revenueAnalysis.label}
          </ButtonLink>
          <ButtonLink look="line" href="/partner/sample-analysis">
            {sampleAnalysisPage.link}
          </ButtonLink>
          <ButtonLink look="line" className="figures" href={company.phone.href}>
            <Icon name="phone" /> {company.phone.display}
          </ButtonLink>
        </Actions>
      </div>
    </section>
  );
}
