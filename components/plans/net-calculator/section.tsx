import { startsByQuery } from '@/components/ui/starts';
import { netCalculator } from '@/content/net-calculator';
import { regions } from '@/content/regions';
import { type RegionStart, stateParameters } from '@/lib/plans/net-calculator/state';
import { NetCalculator } from './calculator';
import { NetExamples } from './examples';

const starts: RegionStart[] = regions.map(({ id, name, startingNights, destination }) => ({
  id,
  name,
  nights: startingNights,
  rate: destination.avgPrice,
}));

/** "What would you keep?": the calculator, and worked examples where it can't run. */
export function NetCalculatorSection() {
  return (
    <section
      className="sand section"
      id="net-calculator"
      {...startsByQuery(stateParameters)}
      aria-labelledby="net-title"
    >
      <div className="wrap calc">
        <div className="calc-head">
          <h2 id="net-title">{netCalculator.title}</h2>
          <p className="lead">{netCalculator.lead}</p>
        </div>
        <NetCalculator starts={starts} />
        <div className="calc-results hidden noscript:block">
          <NetExamples examples={starts} />
        </div>
      </div>
    </section>
  );
}
