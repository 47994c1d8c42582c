import { startTransition, useEffect, useRef, useState } from 'react';
import { commitments } from '@/content/plans';
import {
  type CalculatorState,
  type RegionStart,
  stateFromQuery,
  stateToQuery,
} from '@/lib/plans/net-calculator/state';

/** Browsers refuse too many changes of the address in a short time. */
const ADDRESS_DELAY = 300;

const radioOf = (commitment: string) => {
  const radio = document.getElementById(`term-${commitment}`);
  return radio instanceof HTMLInputElement ? radio : null;
};

/** The calculator's state, synchronized with the address and with the commitment radios of the cards above it. */
export function useCalculatorState(starts: RegionStart[]) {
  const [state, setState] = useState<CalculatorState>(() => initialState(starts));
  const untouched = useRef(state);

  useEffect(() => {
    const radio = radioOf(state.commitment);
    if (radio) radio.checked = true;
  }, [state.commitment]);

  useEffect(() => {
    const toggle = document.getElementById('commitment');
    const onChange = () => {
      const commitment = commitments.find((id) => radioOf(id)?.checked);
      // The cards change by CSS at once; the calculator, further down, after they are painted.
      if (commitment) startTransition(() => setState((old) => ({ ...old, commitment })));
    };
    toggle?.addEventListener('change', onChange);
    return () => toggle?.removeEventListener('change', onChange);
  }, []);

  useEffect(() => {
    if (state === untouched.current) return;
    const timer = setTimeout(() => {
      const query = stateToQuery(state, new URLSearchParams(location.search));
      // Next fills in its own state where it finds none, and learns the new address only then.
      history.replaceState(null, '', `?${query}${location.hash}`);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [state]);

  return [state, setState] as const;
}

/** The address says most; the commitment it does not name is the one chosen above before this code ran. */
function initialState(starts: RegionStart[]): CalculatorState {
  const query = new URLSearchParams(location.search);
  const state = stateFromQuery(query, starts);
  const chosen = commitments.find((id) => radioOf(id)?.checked);
  return query.has('commitment') || !chosen ? state : { ...state, commitment: chosen };
}
