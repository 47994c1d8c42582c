'use client';

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Note } from '@/components/ui/text';
import { commitmentLabels, commitments, defaultCommitment } from '@/content/plans';
import { plansPage } from '@/content/plans-page';
import { checkedRadio } from '@/lib/form-control';
import { chooseCommitment, chosenCommitment, onCommitment } from './chosen-commitment';

/**
 * Three radios. Every price is in the HTML; which one shows is decided by CSS from the radio that
 * is checked (by-commitment.tsx), so the toggle works before and without JavaScript.
 */
export function CommitmentToggle() {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const chosen = useSyncExternalStore(onCommitment, chosenCommitment, () => defaultCommitment);

  useLayoutEffect(() => {
    // Keep a choice made before React ran.
    const checked = checkedRadio(fieldset.current);
    const early = commitments.find((id) => id === checked);
    if (early) chooseCommitment(early);
  }, []);

  return (
    <>
      <fieldset
        className="mx-auto grid max-w-155 grid-cols-3 rounded-full border border-line bg-white p-1.5 shadow-raised"
        id="commitment"
        data-chosen={chosen}
        ref={fieldset}
      >
        <legend className="sr-only">Commitment</legend>
        {commitments.map((commitment) => {
          const { label, short } = commitmentLabels[commitment];
          return (
            <label key={commitment} className="group relative cursor-pointer">
              <input
                type="radio"
                // Beside the words, not over them: a pointer that aims at either finds it.
                className="peer absolute inset-y-0 left-1 my-auto size-6 cursor-pointer opacity-0"
                name="commitment"
                id={`term-${commitment}`}
                value={commitment}
                checked={commitment === chosen}
                onChange={() => chooseCommitment(commitment)}
              />
              {/* The transparent outline is seen where colors are forced. */}
              <span className="flex min-h-13 items-center justify-center rounded-full px-2 text-center font-semibold leading-title transition-state group-hover:bg-sand-100 peer-checked:bg-gulf-900 peer-checked:text-sand-50 peer-checked:outline peer-checked:outline-transparent peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2">
                <span className={short && 'max-sm:hidden'}>{label}</span>
                {short && <span className="sm:hidden">{short}</span>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <Note className="mx-auto mt-4 mb-10 max-w-210 text-center">{plansPage.toggleNote}</Note>
    </>
  );
}
