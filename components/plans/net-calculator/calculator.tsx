'use client';

import { useRunning } from '@/components/ui/use-running';
import { keepOf } from '@/lib/plans/net-calculator/estimate';
import { checkKeep } from '@/lib/plans/net-calculator/inputs';
import type { AreaStart } from '@/lib/plans/net-calculator/state';
import { KeepInputs } from './inputs';
import { KeepOutput } from './results';
import { useKeepState } from './use-calculator-state';

interface KeepCalculatorProps {
  /** What each area fills in. */
  starts: AreaStart;
  /** Stands in the page until this code runs. */
  children: React.ReactNode;
}

/** "What would you keep?" as an island: its children are in the HTML, itself only where JavaScript runs. */
export function KeepCalculator({ starts, children }: KeepCalculatorProps) {
  return useRunning() ? <Calculator starts={starts} /> : children;
}

function Calculator({ starts }: { starts: AreaStart }) {
  const [state, setState] = useKeepState(starts);
  const checked = checkKeep(state.texts);

  return (
    <>
      <KeepInputs
        state={state}
        starts={starts}
        problems={'problems' in checked ? checked.problems : {}}
        onChange={setState}
      />
      <KeepOutput
        state={state}
        numbers={'numbers' in checked ? checked.numbers : null}
        result={'numbers' in checked ? keepOf(checked.numbers, state.commitment) : null}
      />
    </>
  );
}
