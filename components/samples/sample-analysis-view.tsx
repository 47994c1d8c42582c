import { JsonLd } from '@/components/layout/json-ld';
import { PageHero } from '@/components/layout/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { revenueAnalysis } from '@/content/navigation';
import { sampleAnalysis, sampleAnalysisPage } from '@/content/sample-analysis';
import { proposeMonths } from '@/lib/office/analysis/figures';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { AnalysisView } from './analysis-view';
import { NextStep } from './next-step';

const { homes, todo, lastYear, ...about } = sampleAnalysis;
const sample = {
  ...about,
  analysis: { homes, months: proposeMonths(homes, about.area), todo, line: '', lastYear },
  sample: sampleAnalysisPage,
};

export function SampleAnalysisView() {
  const { title, lead, next } = sampleAnalysisPage;
  const crumbs = ownerTrail('/partner', '/partner/sample-analysis');

  return (
    <>
      <JsonLd crumbs={crumbs} />
      <div className="pb-stack print:hidden">
        <PageHero title={title} lead={lead} crumbs={crumbs} />
      </div>
      <AnalysisView document={sample} titleAs="p">
        <NextStep title={next.title} text={next.text}>
          <ButtonLink href={revenueAnalysis.href}>{revenueAnalysis.label}</ButtonLink>
        </NextStep>
      </AnalysisView>
    </>
  );
}
