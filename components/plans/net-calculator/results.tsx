import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { keepPage } from '@/content/net-calculator';
import { type Commitment, planNames } from '@/content/plans';
import type { KeepNumbers, KeepResult, Outcome } from '@/lib/plans/net-calculator/estimate';
import { dollarSpan, grossSteps, isPlan, outcomeSteps, percentSpan } from '@/lib/plans/net-calculator/format';
import type { KeepState } from '@/lib/plans/net-calculator/state';
import { startLink } from '@/lib/plans/start-link';

interface KeepOutputProps {
  state: KeepState;
  /** Null while a field holds no number it takes. */
  numbers: KeepNumbers | null;
  result: KeepResult | null;
}

const captions: Record<Commitment, string> = {
  noCommitment: 'With no commitment',
  oneYear: 'On a 1-year contract',
  twoYear: 'On a 2-year contract',
};

/** So that a screen reader hears the answer once, after the typing. */
const ANNOUNCE_DELAY = 1000;

export function KeepOutput({ state, numbers, result }: KeepOutputProps) {
  return (
    <div className="calc-out">
      {numbers && result ? (
        <Figures state={state} numbers={numbers} result={result} />
      ) : (
        <p className="calc-mend">
          <Icon name="info" /> {keepPage.mend}
        </p>
      )}
      <Announcement text={result ? summary(state, result) : keepPage.mend} />
    </div>
  );
}

function Figures({ state, numbers, result }: { state: KeepState; numbers: KeepNumbers; result: KeepResult }) {
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
              Cost a year
            </th>
            <th scope="col">You keep a year</th>
          </tr>
        </thead>
        {result.outcomes.map((outcome) => (
          <tbody key={outcome.id} className={outcome.id === plan ? 'on' : undefined}>
            <tr>
              <th scope="row">{nameOf(outcome)}</th>
              <td className="tnum muted">{percentSpan(outcome.share)}</td>
              <td className="tnum muted fee">{dollarSpan(outcome.cost)}</td>
              <td>
                <span className="num">{dollarSpan(outcome.keep)}</span>
              </td>
            </tr>
            <tr className="steps">
              <td colSpan={4} className="small muted tnum">
                <KeptBar outcome={outcome} gross={result.gross.middle} />
                {outcomeSteps(outcome, result, numbers, commitment)}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      <p className="small muted">
        {keepPage.excluded} <strong>{keepPage.illustration}</strong>
      </p>
      <a className="btn btn-main" href={startLink({ plan, commitment, area, gross: result.gross.middle })}>
        {keepPage.carry}
      </a>
    </>
  );
}

/** What is kept of the gross, drawn; the figures beside it say the same. */
function KeptBar({ outcome, gross }: { outcome: Outcome; gross: number }) {
  const kept = Math.max(0, Math.min(100, (outcome.keep.middle * 100) / gross));
  return (
    <svg className="kept" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width="100" height="1" />
      <rect width={kept} height="1" />
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
  return id === 'national' ? keepPage.national : keepPage.selfManaged;
}

function summary({ plan, commitment }: KeepState, { gross, outcomes }: KeepResult): string {
  const outcome = outcomes.find(({ id }) => id === plan);
  if (!outcome) return '';
  return `${captions[commitment]}, ${planNames[plan]}: you keep ${dollarSpan(outcome.keep)} of ${dollarSpan(gross)}.`;
}
