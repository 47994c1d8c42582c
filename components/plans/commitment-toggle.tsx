'use client';

import { useEffect } from 'react';
import { Note } from '@/components/ui/text';
import { commitmentLabels, commitments } from '@/content/plans';
import { plansPage } from '@/content/plans-page';
import { chosenCommitment } from './chosen-commitment';
import { Segments } from './segments';

const options = commitments.map((value) => ({ value, ...commitmentLabels[value] }));

/** The toggle works without JavaScript: CSS shows the prices for the checked radio button (plan-cards.tsx). */
export function CommitmentToggle() {
  const chosen = chosenCommitment.use();

  // For browsers without :has().
  useEffect(() => {
    const section = document.querySelector<HTMLElement>('[data-commitment]');
    if (section) section.dataset.commitment = chosen;
  }, [chosen]);

  return (
    <>
      <Segments
        id="term"
        legend="Commitment"
        value={chosen}
        options={options}
        onChoose={chosenCommitment.set}
        isNative
        className="mx-auto max-w-155 shadow-raised"
      />
      <Note className="mx-auto mt-4 mb-10 max-w-210 text-center">{plansPage.toggleNote}</Note>
    </>
  );
}
