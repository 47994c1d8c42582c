import { netCalculator } from '@/content/net-calculator';
import { defaultCommitment, planIds, planNames, prices } from '@/content/plans';
import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { dollarSpan, dollars, percentSpan } from '@/lib/plans/net-calculator/format';
import { startingNumbers } from '@/lib/plans/net-calculator/inputs';
import type { RegionStart } from '@/lib/plans/net-calculator/state';

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
    <div className="calc-examples">
      <p className="small muted">{netCalculator.examples.lead}</p>
      {examples.map(({ id, name, nights, rate }) => {
        const { gross, outcomes } = estimateNet({ ...startingNumbers(), nights, rate }, defaultCommitment);
        return (
          <table key={id}>
            <caption>
              {name}
              <span className="small muted">
                {nights} nights, give or take {nightsMargin}, × {dollars(rate * 100)} ={' '}
                {dollars(gross.middle)} gross ({dollarSpan(gross)})
              </span>
            </caption>
            <thead>
              <tr>
                <th scope="col">On a 1-year contract</th>
                <th scope="col">Share</th>
                <th scope="col">You keep per year</th>
              </tr>
            </thead>
            <tbody>
              {outcomes.map((outcome, index) => (
                <tr key={outcome.id}>
                  <th scope="row">{headings[index]}</th>
                  <td className="tnum muted">{percentSpan(outcome.share)}</td>
                  <td className="tnum">{dollarSpan(outcome.net)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
      <p className="small muted">
        Managing it yourself: software {dollars(software * 100)}, photographs {dollars(photos * 100)}, a local
        helper {dollars(help * 100)} a year, and {hoursFrom} to {hoursTo} of your hours a week at{' '}
        {dollars(hour * 100)}. A typical national brand: {nationalFrom} to {nationalTo}%.{' '}
        {netCalculator.nationalNote}
      </p>
      <p className="small muted">
        {netCalculator.excluded} <strong>{netCalculator.illustration}</strong>
      </p>
    </div>
  );
}
