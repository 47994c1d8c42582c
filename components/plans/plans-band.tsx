import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { behind, Picture } from '@/components/ui/picture';
import { ground, shaded } from '@/components/ui/section';
import { ourStory } from '@/content/about';
import { company } from '@/content/company';
import { revenueAnalysis } from '@/content/navigation';
import { plansPage } from '@/content/plans-page';
import { sampleAnalysisPage } from '@/content/sample-analysis';

/** Darkens the picture under the words. */
const shade =
  'after:bg-[linear-gradient(0deg,rgb(6_42_51/.92),rgb(6_42_51/.8)_50%,rgb(6_42_51/.05)_95%)] md:after:bg-[linear-gradient(0deg,rgb(6_42_51/.88),rgb(6_42_51/.74)_34%,rgb(6_42_51/0)_75%)]';

export function PlansBand() {
  return (
    <section
      {...ground('dark', `${shaded} ${shade} grid min-h-115 items-end md:min-h-140`)}
      aria-labelledby="band-title"
    >
      <Picture picture={ourStory.image} alt="" sizes="100vw" focus="50% 70%" className={behind} />
      <Container className="grid gap-7 pt-40 pb-12 md:grid-cols-fill-fit md:items-end md:pb-16">
        <h2 className="measure-14" id="band-title">
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
      </Container>
    </section>
  );
}
