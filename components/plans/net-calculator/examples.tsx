import { Note } from '@/components/ui/text';
import { netCalculator } from '@/content/net-calculator';
import { defaultCommitment, planIds, planNames, prices } from '@/content/plans';
import { breakEven, breakEvenSentence } from '@/lib/plans/net-calculator/break-even';
import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { dollarSpan, dollars, percentSpan } from '@/lib/plans/net-calculator/format';
import { startingNumbers } from '@/lib/plans/net-calculator/inputs';
import type { RegionStart } from '@/lib/plans/net-calculator/state';
import { bodyRow, Caption, headRow, table } from './results-card';

const headings = [
  ...planIds.map((id) => `${planNames[id]}, ${prices[defaultCommitment][id]}%`),
  netCalculator.selfManaged,
  netCalculator.national,
];

/** Worked examples by the calculator's own rules: shown instead of it without JavaScript. */
export function NetExamples({ examples }: { examples: RegionStart[] }) {
  const { software, photos, help, hoursFrom, hoursTo, hour, nationalFrom, nationalTo, nightsMargin } =
    startingNumbers();

  return (
    <div className="grid gap-8">
      <Note>{netCalculator.examples.lead}</Note>
      {examples.map(({ id, name, nights, rate }) => {
        const estimate = estimateNet({ ...startingNumbers(), nights, rate }, defaultCommitment);
        const { gross, outcomes } = estimate;
        return (
          <div key={id}>
            <table className={table}>
              <Caption title={name}>
                {`${nights} nights, give or take ${nightsMargin}, × ${dollars(rate * 100)} = ${dollars(gross.middle)} gross (${dollarSpan(gross)})`}
              </Caption>
              <thead>
                <tr className={headRow}>
                  <th scope="col">On a 1-year contract</th>
                  <th scope="col">Share</th>
                  <th scope="col">You keep per year</th>
                </tr>
              </thead>
              <tbody>
                {outcomes.map((outcome, index) => (
                  <tr key={outcome.id} className={`${bodyRow} *:py-2.5 first:*:pt-4`}>
                    <th scope="row" className="font-medium">
                      {headings[index]}
                    </th>
                    <td className="figures text-muted">{percentSpan(outcome.share)}</td>
                    <td className="figures font-semibold">{dollarSpan(outcome.net)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Note className="mt-3">
              {`${netCalculator.breakEven.title}: `}
              {planIds.map((plan) => breakEvenSentence(breakEven(estimate, plan), estimate)).join(' ')}
            </Note>
          </div>
        );
      })}
      <Note>
        {`Managing it yourself: software ${dollars(software * 100)}, photographs ${dollars(photos * 100)}, a local helper ${dollars(help * 100)} a year, and ${hoursFrom} to ${hoursTo} of your hours a week at ${dollars(hour * 100)}. A typical national brand: ${nationalFrom} to ${nationalTo}%. ${netCalculator.nationalNote}`}
      </Note>
      <Note>
        {netCalculator.excluded} <strong>{netCalculator.illustration}</strong>
      </Note>
    </div>
  );
}
