import { areas } from '@/content/areas';
import { destinations } from '@/content/destinations';
import { keepPage, startingNights } from '@/content/net-calculator';
import type { AreaStart } from '@/lib/plans/net-calculator/state';
import { KeepCalculator } from './calculator';
import { KeepExamples } from './examples';

const rateOf = (area: string) => destinations.find(({ id }) => id === area)?.avgPrice ?? 0;

const starts: AreaStart = {
  '30a': { nights: startingNights['30a'], rate: rateOf('30a') },
  destin: { nights: startingNights.destin, rate: rateOf('destin') },
  pcb: { nights: startingNights.pcb, rate: rateOf('pcb') },
};

/** "What would you keep?": the calculator, and worked examples where it can't run. */
export function KeepSection() {
  return (
    <section className="sand section" id="keep" aria-labelledby="keep-title">
      <div className="wrap calc">
        <div className="calc-head">
          <h2 id="keep-title">{keepPage.title}</h2>
          <p className="lead">{keepPage.lead}</p>
        </div>
        <KeepCalculator starts={starts}>
          <div className="calc-out">
            <KeepExamples examples={areas.map(({ id, name }) => ({ area: name, ...starts[id] }))} />
          </div>
        </KeepCalculator>
      </div>
    </section>
  );
}
