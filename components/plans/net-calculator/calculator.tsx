'use client';

import { useRunning } from '@/components/ui/use-running';
import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { parseInputs } from '@/lib/plans/net-calculator/inputs';
import type { RegionStart } from '@/lib/plans/net-calculator/state';
import { CalculatorInputs } from './inputs';
import { CalculatorResults } from './results';
import { useCalculatorState } from './use-calculator-state';

interface NetCalculatorProps {
  /** What each region fills in. */
  starts: RegionStart[];
  /** Shown until this code runs. */
  children: React.ReactNode;
}

/** "What would you keep?" as an island: its children are in the HTML, itself only where JavaScript runs. */
export function NetCalculator({ starts, children }: NetCalculatorProps) {
  return useRunning() ? <Calculator starts={starts} /> : children;
}

function Calculator({ starts }: { starts: RegionStart[] }) {
  const [state, setState] = useCalculatorState(starts);
  const checked = parseInputs(state.texts);

  return (
    <>
      <CalculatorInputs
        state={state}
        starts={starts}
        problems={'problems' in checked ? checked.problems : {}}
        onChange={setState}
      />
      <CalculatorResults
        state={state}
        numbers={'numbers' in checked ? checked.numbers : null}
        result={'numbers' in checked ? estimateNet(checked.numbers, state.commitment) : null}
      />
    </>
  );
}
