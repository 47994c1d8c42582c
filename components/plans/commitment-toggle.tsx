'use client';

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Note } from '@/components/ui/text';
import { commitmentLabels, commitments, defaultCommitment } from '@/content/plans';
import { plansPage } from '@/content/plans-page';
import { checkedRadio } from '@/lib/browser/form-control';
import { chooseCommitment, chosenCommitment, onCommitment } from './chosen-commitment';
import { Segments } from './segments';

const options = commitments.map((value) => ({ value, ...commitmentLabels[value] }));

/** CSS shows the prices of the checked radio (by-commitment.tsx), before and without JavaScript. */
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
      <Segments
        id="term"
        legend="Commitment"
        value={chosen}
        options={options}
        onChoose={chooseCommitment}
        ref={fieldset}
        className="mx-auto max-w-155 shadow-raised"
      />
      <Note className="mx-auto mt-4 mb-10 max-w-210 text-center">{plansPage.toggleNote}</Note>
    </>
  );
}
