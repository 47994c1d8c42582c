import { startTransition, useEffect, useState } from 'react';
import { chosenCommitment } from '@/components/plans/chosen-commitment';
import { defaultCommitment } from '@/content/plans';
import {
  type CalculatorState,
  type RegionStart,
  startingState,
  stateFromQuery,
  stateParameters,
  stateToQuery,
} from '@/lib/plans/net-calculator/state';

/** Browsers limit how often a page may change its URL, so wait until the changes pause. */
const URL_DELAY_MS = 300;

export function useCalculatorState(starts: RegionStart[]) {
  const [state, setState] = useState<CalculatorState>(() => startingState(starts));
  const [isTouched, setTouched] = useState(false);

  const change = (update: (old: CalculatorState) => CalculatorState) => {
    setTouched(true);
    setState((old) => ({ ...update(old), isShared: false }));
  };

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!stateParameters.some((name) => query.has(name))) return;
    const asked = stateFromQuery(query, starts);
    // A choice that the visitor has made since then counts more than the link.
    if (query.has('commitment') && chosenCommitment.get() === defaultCommitment)
      chosenCommitment.set(asked.commitment);
    // Figures in the URL come from somebody else only if a link was opened. After a reload or going back, they are the
    // visitor's own.
    const [visit] = performance.getEntriesByType('navigation');
    const isShared = query.has('nights') && visit?.toJSON().type === 'navigate';
    setState({ ...asked, isShared });
    if (isShared && !location.hash) location.replace('#net-calculator');
  }, [starts]);

  useEffect(() => {
    const follow = () => setState((old) => ({ ...old, commitment: chosenCommitment.get() }));
    if (chosenCommitment.get() !== defaultCommitment) setTouched(true);
    follow();
    return chosenCommitment.subscribe(() => {
      setTouched(true);
      // CSS changes the plan cards at once. The transition keeps the calculator from delaying that.
      startTransition(follow);
    });
  }, []);

  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => {
      const query = stateToQuery(state, new URLSearchParams(location.search));
      history.replaceState(null, '', `?${query}${location.hash}`);
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state, isTouched]);

  return [state, change] as const;
}
