import { useEffect, useState } from 'react';
import { chosenCommitment } from '@/components/plans/chosen-commitment';
import { Segments } from '@/components/plans/segments';
import { ButtonLink } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { Note, Numeral } from '@/components/ui/text';
import { managers, netCalculator } from '@/content/net-calculator';
import { commitmentLabels, commitments, type PlanId, planIds, planNames } from '@/content/plans';
import { plansPage } from '@/content/plans-page';
import { formatBreakEven } from '@/lib/plans/net-calculator/break-even';
import type { NetEstimate, NetInputs, Span } from '@/lib/plans/net-calculator/estimate';
import { formatArithmetic, formatPercents, formatSpan } from '@/lib/plans/net-calculator/format';
import type { CalculatorState } from '@/lib/plans/net-calculator/state';
import { Choice } from './inputs';

interface AnswerProps {
  state: CalculatorState;
  /** Null if a field needs correcting. */
  estimate: NetEstimate | null;
}

interface ComparisonProps {
  state: CalculatorState;
  estimate: NetEstimate;
  numbers: NetInputs;
  /** A link to the revenue analysis form, which it prefills with the owner's choices and own figures, no examples. */
  formLink: string;
  /** The URL that shows the same figures to somebody else. */
  address: string;
  onPlan: (plan: PlanId) => void;
}

const planOptions = planIds.map((value) => ({ value, label: planNames[value] }));
const commitmentOptions = commitments.map((id) => [id, commitmentLabels[id].label] as const);

/** Delays announcements, so that screen readers read the answer once, after the visitor has stopped typing. */
const ANNOUNCE_DELAY_MS = 1000;

/** Shows what the owner keeps. On phones, sticks under the header: the keyboard would cover it at the bottom. */
export function Answer({ state, estimate }: AnswerProps) {
  const chosen = estimate?.outcomes.find(({ id }) => id === state.plan);
  return (
    <div
      className="content-center max-md:sticky max-md:top-header max-md:z-10 max-md:-order-1 max-md:-mx-gutter max-md:min-h-19 max-md:bg-gulf-950 max-md:px-gutter max-md:py-2.5 max-md:text-sand-50 forced-colors:border-b"
      data-answer
    >
      {chosen ? (
        <>
          <p className="max-md:text-sm">{`You keep a year with ${planNames[state.plan]}`}</p>
          <p>
            <Numeral className="text-[clamp(1.5rem,8.8vw,2.25rem)] text-oat-500 md:text-emerald-700 md:text-step-5 print:text-emerald-700">
              {formatSpan(chosen.net)}
            </Numeral>
          </p>
        </>
      ) : (
        <p className="flex items-center gap-2.5 font-label">
          <Icon name="info" /> {netCalculator.invalid}
        </p>
      )}
    </div>
  );
}

/** Shows the choice at once. `state.commitment` follows it in a transition. */
function CommitmentChoice() {
  return (
    <Choice
      id="net-commitment"
      label={netCalculator.commitment}
      value={chosenCommitment.use()}
      options={commitmentOptions}
      onChange={chosenCommitment.set}
    />
  );
}

export function Comparison({ state, numbers, estimate, formLink, address, onPlan }: ComparisonProps) {
  const { plan } = state;
  const chosen = estimate.outcomes.find(({ id }) => id === plan);

  return (
    <div className="grid gap-6 max-md:-mx-2 max-md:mt-10 max-md:rounded-card max-md:bg-sand-50 max-md:p-4 max-md:shadow-raised md:mt-4 print:gap-3">
      <p>
        {`Of ${formatSpan(estimate.managedGross)} in rent. `}
        {chosen?.share && `Our share is ${formatPercents(chosen.share)} ${plansPage.priceUnit}.`}
      </p>
      <div className="grid noscript:hidden gap-4 print:hidden">
        <Segments
          id="net-plan"
          legend={netCalculator.plan}
          value={plan}
          options={planOptions}
          onChoose={onPlan}
        />
        <CommitmentChoice />
      </div>
      <Outcomes plan={plan} estimate={estimate} />
      <div className="grid gap-3 rounded-card bg-sand-100 p-5 sm:p-6">
        <p className="opsz-30 text-balance font-display font-strong text-step-3 leading-tight tracking-tight">
          {formatBreakEven(estimate, plan)}
        </p>
        <Note>
          {netCalculator.breakEvenNote}{' '}
          {planIds
            .filter((id) => id !== plan)
            .map((id) => formatBreakEven(estimate, id))
            .join(' ')}
        </Note>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink className="text-center max-sm:w-full" href={formLink} data-by-island>
          {netCalculator.useInForm}
        </ButtonLink>
        <CopyLink url={address} />
      </div>
      <div className="border-line border-t">
        <div className="print:hidden">
          <Disclosure title={netCalculator.workedOut}>
            <dl className="grid gap-3 pb-5 text-sm">
              {formatArithmetic(estimate, numbers, plan).map(([name, formula]) => (
                <div key={name} className="grid gap-x-6 sm:grid-cols-label-40">
                  <dt className="font-semibold">{name}</dt>
                  <dd className="figures text-muted">{formula}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </div>
        <Note className="mt-5">
          {netCalculator.excluded} <strong>{netCalculator.illustration}</strong>
        </Note>
      </div>
    </div>
  );
}

function Outcomes({ plan, estimate }: { plan: PlanId; estimate: NetEstimate }) {
  const end = Math.max(estimate.managedGross.high, 1);
  return (
    <div>
      <dl aria-label={netCalculator.waysLabel}>
        {estimate.outcomes.map(({ id, net, share }) => (
          <div
            key={id}
            className="group grid grid-cols-fill-fit items-baseline gap-x-4 border-line border-t py-3 text-gulf-700 data-chosen:text-emerald-700 data-other:text-oat-700"
            data-chosen={id === plan || undefined}
            data-other={!planIds.some((ours) => ours === id) || undefined}
          >
            <dt className="font-semibold">
              {managers[id]}{' '}
              <span className="font-normal text-muted text-sm max-sm:block">
                {share ? `takes ${formatPercents(share)}` : netCalculator.ownCosts}
              </span>
            </dt>
            <dd className="contents">
              <span className="figures text-right font-semibold">{formatSpan(net)}</span>
              <Bar net={net} end={end} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="figures flex justify-between border-gulf-950 border-t pt-1.5 text-muted text-xs">
        <span>$0</span>
        <span>{`${formatSpan({ low: end, high: end })} in rent`}</span>
      </p>
      <Note className="mt-2">{netCalculator.barsNote}</Note>
    </div>
  );
}

function Bar({ net, end }: { net: Span; end: number }) {
  const at = (amount: number) => (Math.max(0, amount) * 100) / end;
  return (
    <svg
      className="col-span-full mt-1.5 block h-4 w-full fill-current"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="opacity-15" y="2" width="100" height="6" />
      <rect className="opacity-40" y="2" width={at(net.high)} height="6" />
      <rect y="2" width={at(net.low)} height="6" />
      <rect className="mark-line text-gulf-950" x={at(net.middle)} width=".5" height="10" />
    </svg>
  );
}

export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const [first] = useState(text);

  useEffect(() => {
    // Don't announce the answer that the page starts with.
    if (text === first && !said) return;
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, first, said]);

  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}

export function formatAnswer({ state: { plan, commitment }, estimate }: AnswerProps): string {
  const chosen = estimate?.outcomes.find(({ id }) => id === plan);
  if (!chosen) return netCalculator.invalid;
  const term = commitmentLabels[commitment].label;
  return `${planNames[plan]}, ${term}: you keep ${formatSpan(chosen.net)} of ${formatSpan(chosen.gross)} a year.`;
}
