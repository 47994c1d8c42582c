'use client';

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { commitmentLabels, commitments, defaultCommitment } from '@/content/plans';
import { plansPage } from '@/content/plans-page';
import { chooseCommitment, chosenCommitment, onCommitment } from './chosen-commitment';

/**
 * Three radios. Every price is in the HTML; which one shows is decided by CSS from the radio that
 * is checked (plans.css), so the toggle works before and without JavaScript.
 */
export function CommitmentToggle() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const chosen = useSyncExternalStore(onCommitment, chosenCommitment, () => defaultCommitment);

  useLayoutEffect(() => {
    // What was chosen before this ran stays chosen.
    const radios = [...(fieldset.current?.elements ?? [])].filter(
      (element) => element instanceof HTMLInputElement,
    );
    const early = commitments.find((id) => radios.some(({ checked, value }) => checked && value === id));
    if (early) chooseCommitment(early);
  }, []);

  return (
    <>
      <fieldset className="toggle" id="commitment" ref={fieldset}>
        <legend className="vh">Commitment</legend>
        {commitments.map((commitment) => {
          const { label, short } = commitmentLabels[commitment];
          return (
            <label key={commitment}>
              <input
                type="radio"
                name="commitment"
                id={`term-${commitment}`}
                value={commitment}
                checked={commitment === chosen}
                onChange={() => chooseCommitment(commitment)}
              />
              <span>
                <span className={short && 'wide'}>{label}</span>
                {short && <span className="narrow">{short}</span>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <p className="toggle-note small muted">{plansPage.toggleNote}</p>
    </>
  );
}
