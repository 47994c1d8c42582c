import { Section } from '@/components/ui/section';
import { startsAfterSign, startsByQuery } from '@/components/ui/starts';
import { Lead } from '@/components/ui/text';
import { netCalculator } from '@/content/net-calculator';
import { regions } from '@/content/regions';
import { type RegionStart, stateParameters } from '@/lib/plans/net-calculator/state';
import { absoluteUrl } from '@/lib/seo/urls';
import { NetCalculator } from './calculator';
import { NetExamples } from './examples';
import { ResultsCard } from './results-card';

const starts: RegionStart[] = regions.map(({ id, name, startingNights, destination }) => ({
  id,
  name,
  nights: startingNights,
  rate: destination.avgPrice,
}));

/** "What would you keep?": the calculator, and worked examples where it can't run. */
export function NetCalculatorSection() {
  return (
    <Section
      ground="sand"
      id="net-calculator"
      labelledBy="net-title"
      {...startsAfterSign}
      {...startsByQuery(stateParameters)}
    >
      <NetCalculator starts={starts} page={absoluteUrl('/plans')}>
        <div className="grid min-w-0 content-start gap-5">
          <h2 id="net-title">{netCalculator.title}</h2>
          <Lead>{netCalculator.lead}</Lead>
        </div>
        <ResultsCard className="noscript:block hidden">
          <NetExamples examples={starts} />
        </ResultsCard>
      </NetCalculator>
    </Section>
  );
}
