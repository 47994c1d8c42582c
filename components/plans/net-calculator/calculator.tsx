'use client';

import type { ReactNode } from 'react';
import { stickyColumn } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { parseInputs } from '@/lib/plans/net-calculator/inputs';
import { findChangedFigures, type RegionStart, stateToQuery } from '@/lib/plans/net-calculator/state';
import { toStartLink } from '@/lib/plans/start-link';
import { CalculatorInputs } from './inputs';
import { Announcement, Answer, Comparison, formatAnswer } from './results';
import { useCalculatorState } from './use-calculator-state';

interface NetCalculatorProps {
  starts: RegionStart[];
  page: string;
  slots: { intro: ReactNode };
}

/** Without JavaScript, the results show a worked example. */
export function NetCalculator({ starts, page, slots }: NetCalculatorProps) {
  const [state, change] = useCalculatorState(starts);
  const { numbers, problems } = parseInputs(state.texts);
  const estimate = numbers && estimateNet(numbers, state.commitment);

  const { area, bedrooms, plan, commitment } = state;
  const own = findChangedFigures(state, starts);
  // Don't prefill the revenue analysis form with revenue from our example figures.
  const revenue = estimate && (own.nights || own.rate) ? String(Math.round(estimate.gross.middle / 100)) : '';

  return (
    // A grid on phones would let the answer stick only within its own row, so the container is a flex box there.
    <Container className="flex flex-col md:grid md:grid-cols-[4.5fr_7.5fr] md:gap-x-18 md:gap-y-12">
      {slots.intro}
      <CalculatorInputs state={state} starts={starts} problems={problems} onChange={change} />
      <div
        className={`min-w-0 rounded-card bg-sand-50 shadow-raised max-md:contents md:p-11 ${stickyColumn}`}
      >
        <Answer state={state} estimate={estimate} />
        {numbers && estimate && (
          <Comparison
            state={state}
            numbers={numbers}
            estimate={estimate}
            formLink={toStartLink({ plan, commitment, area, bedrooms, revenue, ...own })}
            address={`${page}?${stateToQuery(state, new URLSearchParams())}#net-calculator`}
            onPlan={(plan) => change((old) => ({ ...old, plan }))}
          />
        )}
      </div>
      <Announcement text={formatAnswer({ state, estimate })} />
    </Container>
  );
}
