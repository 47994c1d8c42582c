'use client';

import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { parseInputs } from '@/lib/plans/net-calculator/inputs';
import { hasOwnFigures, type RegionStart } from '@/lib/plans/net-calculator/state';
import { startLink } from '@/lib/plans/start-link';
import { BreakEvens } from './break-evens';
import { CalculatorInputs } from './inputs';
import { CalculatorResults } from './results';
import { useCalculatorState } from './use-calculator-state';

interface NetCalculatorProps {
  /** What each region fills in. */
  starts: RegionStart[];
  /** The page's URL. */
  page: string;
  /** What introduces it, and what stands in its place where there is no JavaScript. */
  children: ReactNode;
}

/** "What would you keep?" */
export function NetCalculator({ starts, page, children }: NetCalculatorProps) {
  const [state, change] = useCalculatorState(starts);
  const checked = parseInputs(state.texts);
  const estimate = 'numbers' in checked ? estimateNet(checked.numbers, state.commitment) : null;
  // Our own examples must not become an owner's answer.
  const gross = hasOwnFigures(state, starts) ? estimate?.gross.middle : undefined;

  return (
    <>
      <Container className="grid gap-7 md:grid-cols-[4.5fr_7.5fr] md:grid-rows-fit-fill md:gap-x-18">
        {children}
        <CalculatorInputs
          state={state}
          starts={starts}
          problems={'problems' in checked ? checked.problems : {}}
          onChange={change}
        />
        <CalculatorResults
          state={state}
          numbers={'numbers' in checked ? checked.numbers : null}
          result={estimate}
          formLink={startLink({ ...state, gross })}
          page={page}
        />
      </Container>
      {estimate && <BreakEvens estimate={estimate} />}
    </>
  );
}
