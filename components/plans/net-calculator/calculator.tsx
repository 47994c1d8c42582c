'use client';

import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { parseInputs } from '@/lib/plans/net-calculator/inputs';
import type { RegionStart } from '@/lib/plans/net-calculator/state';
import { CalculatorInputs } from './inputs';
import { CalculatorResults } from './results';
import { useCalculatorState } from './use-calculator-state';

/** "What would you keep?": hidden where there is no JavaScript. `starts` is what each region fills in. */
export function NetCalculator({ starts }: { starts: RegionStart[] }) {
  const [state, change] = useCalculatorState(starts);
  const checked = parseInputs(state.texts);

  return (
    <>
      <CalculatorInputs
        state={state}
        starts={starts}
        problems={'problems' in checked ? checked.problems : {}}
        onChange={change}
      />
      <CalculatorResults
        state={state}
        numbers={'numbers' in checked ? checked.numbers : null}
        result={'numbers' in checked ? estimateNet(checked.numbers, state.commitment) : null}
      />
    </>
  );
}
