import { keepPage } from '@/content/net-calculator';
import { defaultCommitment, planIds, planNames, prices } from '@/content/plans';
import { keepOf } from '@/lib/plans/net-calculator/estimate';
import { dollarSpan, dollars, percentSpan } from '@/lib/plans/net-calculator/format';
import { startingNumbers } from '@/lib/plans/net-calculator/inputs';

interface Example {
  area: string;
  nights: number;
  rate: number;
}

const headings = [
  ...planIds.map((id) => `${planNames[id]}, ${prices[defaultCommitment][id]}%`),
  keepPage.selfManaged,
  keepPage.national,
];

/** Worked examples by the calculator's own rules: what stands in its place without JavaScript. */
export function KeepExamples({ examples }: { examples: Example[] }) {
  const { software, photos, help, hoursFrom, hoursTo, hour, nationalFrom, nationalTo, give } =
    startingNumbers();

  return (
    <div className="calc-examples">
      <p className="small muted">{keepPage.examples.lead}</p>
      {examples.map(({ area, nights, rate }) => {
        const { gross, outcomes } = keepOf({ ...startingNumbers(), nights, rate }, defaultCommitment);
        return (
          <table key={area}>
            <caption>
              {area}
              <span className="small muted">
                {nights} nights, give or take {give}, × {dollars(rate * 100)} = {dollars(gross.middle)} gross
                ({dollarSpan(gross)})
              </span>
            </caption>
            <thead>
              <tr>
                <th scope="col">On a 1-year contract</th>
                <th scope="col">Share</th>
                <th scope="col">You keep a year</th>
              </tr>
            </thead>
            <tbody>
              {outcomes.map((outcome, index) => (
                <tr key={outcome.id}>
                  <th scope="row">{headings[index]}</th>
                  <td className="tnum muted">{percentSpan(outcome.share)}</td>
                  <td className="tnum">{dollarSpan(outcome.keep)}</td>
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
        {keepPage.nationalNote}
      </p>
      <p className="small muted">
        {keepPage.excluded} <strong>{keepPage.illustration}</strong>
      </p>
    </div>
  );
}
