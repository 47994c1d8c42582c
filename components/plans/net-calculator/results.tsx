import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { netCalculator } from '@/content/net-calculator';
import { type Commitment, planNames } from '@/content/plans';
import type { NetEstimate, NetInputs, Outcome } from '@/lib/plans/net-calculator/estimate';
import { dollarSpan, grossSteps, isPlan, outcomeSteps, percentSpan } from '@/lib/plans/net-calculator/format';
import type { CalculatorState } from '@/lib/plans/net-calculator/state';
import { startLink } from '@/lib/plans/start-link';

interface CalculatorResultsProps {
  state: CalculatorState;
  /** Null while a field holds no number it takes. */
  numbers: NetInputs | null;
  result: NetEstimate | null;
}

const captions: Record<Commitment, string> = {
  noCommitment: 'With no commitment',
  oneYear: 'On a 1-year contract',
  twoYear: 'On a 2-year contract',
};

/** So that a screen reader hears the answer once, after the typing. */
const ANNOUNCE_DELAY = 1000;

export function CalculatorResults({ state, numbers, result }: CalculatorResultsProps) {
  return (
    <div className="calc-results noscript:hidden">
      {numbers && result ? (
        <Figures state={state} numbers={numbers} result={result} />
      ) : (
        <p className="calc-invalid">
          <Icon name="info" /> {netCalculator.invalid}
        </p>
      )}
      <Announcement text={result ? summary(state, result) : netCalculator.invalid} />
    </div>
  );
}

function Figures({
  state,
  numbers,
  result,
}: {
  state: CalculatorState;
  numbers: NetInputs;
  result: NetEstimate;
}) {
  const { plan, commitment, area } = state;

  return (
    <>
      <table>
        <caption>
          {captions[commitment]}
          <span className="small muted tnum">Gross: {grossSteps(result, numbers)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Who manages</th>
            <th scope="col">Share taken</th>
            <th scope="col" className="fee">
              Cost per year
            </th>
            <th scope="col">You keep per year</th>
          </tr>
        </thead>
        {result.outcomes.map((outcome) => (
          <tbody key={outcome.id} className={outcome.id === plan ? 'on' : undefined}>
            <tr>
              <th scope="row">{nameOf(outcome)}</th>
              <td className="tnum muted">{percentSpan(outcome.share)}</td>
              <td className="tnum muted fee">{dollarSpan(outcome.cost)}</td>
              <td>
                <span className="num">{dollarSpan(outcome.net)}</span>
              </td>
            </tr>
            <tr className="steps">
              <td colSpan={4} className="small muted tnum">
                <NetBar outcome={outcome} gross={result.gross.middle} />
                {outcomeSteps(outcome, result, numbers, commitment)}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      <p className="small muted">
        {netCalculator.excluded} <strong>{netCalculator.illustration}</strong>
      </p>
      <a className="btn btn-main" href={startLink({ plan, commitment, area, gross: result.gross.middle })}>
        {netCalculator.useInForm}
      </a>
    </>
  );
}

/** The net as a share of the gross; the figures beside it say the same. */
function NetBar({ outcome, gross }: { outcome: Outcome; gross: number }) {
  const share = Math.max(0, Math.min(100, (outcome.net.middle * 100) / gross));
  return (
    <svg className="net-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width="100" height="1" />
      <rect width={share} height="1" />
    </svg>
  );
}

function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const [first] = useState(text);

  useEffect(() => {
    // Nothing has changed for the visitor until something has been typed.
    if (text === first && !said) return;
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text, first, said]);

  return (
    <p className="vh" aria-live="polite">
      {said}
    </p>
  );
}

function nameOf({ id }: Outcome): string {
  if (isPlan(id)) return planNames[id];
  return id === 'national' ? netCalculator.national : netCalculator.selfManaged;
}

function summary({ plan, commitment }: CalculatorState, { gross, outcomes }: NetEstimate): string {
  const outcome = outcomes.find(({ id }) => id === plan);
  if (!outcome) return '';
  return `${captions[commitment]}, ${planNames[plan]}: you keep ${dollarSpan(outcome.net)} of ${dollarSpan(gross)}.`;
}
