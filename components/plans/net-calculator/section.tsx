import { areas } from '@/content/areas';
import { destinations } from '@/content/destinations';
import { netCalculator, startingNights } from '@/content/net-calculator';
import type { AreaStart } from '@/lib/plans/net-calculator/state';
import { NetCalculator } from './calculator';
import { NetExamples } from './examples';

const rateOf = (area: string) => destinations.find(({ id }) => id === area)?.avgPrice ?? 0;

const starts: AreaStart = {
  '30a': { nights: startingNights['30a'], rate: rateOf('30a') },
  destin: { nights: startingNights.destin, rate: rateOf('destin') },
  pcb: { nights: startingNights.pcb, rate: rateOf('pcb') },
};

/** "What would you keep?": the calculator, and worked examples where it can't run. */
export function NetCalculatorSection() {
  return (
    <section className="sand section" id="net-calculator" aria-labelledby="net-title">
      <div className="wrap calc">
        <div className="calc-head">
          <h2 id="net-title">{netCalculator.title}</h2>
          <p className="lead">{netCalculator.lead}</p>
        </div>
        <NetCalculator starts={starts}>
          <div className="calc-results">
            <NetExamples examples={areas.map(({ id, name }) => ({ area: name, ...starts[id] }))} />
          </div>
        </NetCalculator>
      </div>
    </section>
  );
}
