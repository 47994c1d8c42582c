import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import { Note, Numeral } from '@/components/ui/text';
import { netCalculator } from '@/content/net-calculator';
import { type Commitment, planNames } from '@/content/plans';
import type { NetEstimate, NetInputs, Outcome } from '@/lib/plans/net-calculator/estimate';
import { dollarSpan, grossSteps, isPlan, outcomeSteps, percentSpan } from '@/lib/plans/net-calculator/format';
import { type CalculatorState, stateToQuery } from '@/lib/plans/net-calculator/state';
import { bodyRow, Caption, headRow, ResultsCard, table } from './results-card';

interface CalculatorResultsProps {
  state: CalculatorState;
  /** Null while a field holds no number it takes. */
  numbers: NetInputs | null;
  result: NetEstimate | null;
  /** Leads to the form, with the choice and the owner's own figures. */
  formLink: string;
  /** The page's URL: with the state as its query it shows the same figures to somebody else. */
  page: string;
}

type Valid<Props> = { [Name in keyof Props]: NonNullable<Props[Name]> };

const captions: Record<Commitment, string> = {
  noCommitment: 'With no commitment',
  oneYear: 'On a 1-year contract',
  twoYear: 'On a 2-year contract',
};

/** So that a screen reader hears the answer once, after the typing. */
const ANNOUNCE_DELAY = 1000;

export function CalculatorResults({ numbers, result, ...props }: CalculatorResultsProps) {
  return (
    <ResultsCard className="noscript:hidden md:sticky md:top-24">
      {numbers && result ? (
        <Numerals numbers={numbers} result={result} {...props} />
      ) : (
        <p className="flex items-center gap-2.5 font-label">
          <Icon name="info" /> {netCalculator.invalid}
        </p>
      )}
      <Announcement text={result ? summary(props.state, result) : netCalculator.invalid} />
    </ResultsCard>
  );
}

function Numerals({ state, numbers, result, formLink, page }: Valid<CalculatorResultsProps>) {
  const { plan, commitment } = state;
  const address = `${page}?${stateToQuery(state, new URLSearchParams())}#net-calculator`;

  return (
    <>
      <table className={table}>
        <Caption title={captions[commitment]}>{`Gross: ${grossSteps(result, numbers)}`}</Caption>
        <thead>
          <tr className={headRow}>
            <th scope="col">Who manages</th>
            <th scope="col">Share taken</th>
            <th scope="col" className="max-sm:hidden">
              Cost per year
            </th>
            <th scope="col">You keep per year</th>
          </tr>
        </thead>
        {result.outcomes.map((outcome) => (
          <tbody key={outcome.id} className="group" data-chosen={outcome.id === plan || undefined}>
            <tr className={`${bodyRow} *:pt-4`}>
              <th scope="row" className="font-semibold group-data-chosen:text-emerald-700">
                {nameOf(outcome)}
              </th>
              <td className="figures text-muted">{percentSpan(outcome.share)}</td>
              <td className="figures text-muted max-sm:hidden">{dollarSpan(outcome.cost)}</td>
              <td className="text-step-0 sm:text-step-2">
                <Numeral className="group-data-chosen:text-emerald-700 sm:group-data-chosen:text-[1.5rem]">
                  {dollarSpan(outcome.net)}
                </Numeral>
              </td>
            </tr>
            <tr>
              <td colSpan={4} className="figures pt-2 pb-4 text-muted text-sm leading-tight">
                <NetBar outcome={outcome} fullWidth={result.managedGross.middle} />
                {outcomeSteps(outcome, numbers, commitment)}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      <Note className="mt-5">
        {netCalculator.excluded} <strong>{netCalculator.illustration}</strong>
      </Note>
      <ButtonLink className="mt-5 text-center max-sm:w-full" href={formLink} data-island>
        {netCalculator.useInForm}
      </ButtonLink>
      <div className="mt-6 grid gap-3 border-line border-t pt-5 sm:grid-cols-fill-fit sm:items-center sm:gap-5">
        <p className="min-w-0 text-sm">
          {netCalculator.address}{' '}
          <a className="block truncate text-link underline underline-offset-4" href={address}>
            {address}
          </a>
        </p>
        <CopyLink url={address} />
      </div>
    </>
  );
}

/** The net beside all that a home may bring in; the figures above it say the same. */
function NetBar({ outcome, fullWidth }: { outcome: Outcome; fullWidth: number }) {
  const share = Math.max(0, Math.min(100, (outcome.net.middle * 100) / fullWidth));
  return (
    <svg
      className="mb-2 block h-1.5 w-full overflow-hidden rounded-full fill-gulf-700 group-data-chosen:fill-emerald-600"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-sand-200" width="100" height="1" />
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
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}

function nameOf({ id }: Outcome): string {
  if (isPlan(id)) return planNames[id];
  return id === 'national' ? netCalculator.national : netCalculator.selfManaged;
}

function summary({ plan, commitment }: CalculatorState, { outcomes }: NetEstimate): string {
  const outcome = outcomes.find(({ id }) => id === plan);
  if (!outcome) return '';
  return `${captions[commitment]}, ${planNames[plan]}: you keep ${dollarSpan(outcome.net)} of ${dollarSpan(outcome.gross)}.`;
}
