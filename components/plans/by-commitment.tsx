import { clsx } from 'clsx';
import { type Commitment, commitments } from '@/content/plans';

/**
 * The checked radio of the toggle shows its own content within the same section, before and without JavaScript. In
 * browsers without :has() the toggle's `data-chosen` does it (commitment-toggle.tsx).
 */
const shown: Record<Commitment, string> = {
  noCommitment:
    '[section:has(#term-noCommitment:checked)_&]:inline without-has:[[data-chosen=noCommitment]~*_&]:inline',
  oneYear: '[section:has(#term-oneYear:checked)_&]:inline without-has:[[data-chosen=oneYear]~*_&]:inline',
  twoYear: '[section:has(#term-twoYear:checked)_&]:inline without-has:[[data-chosen=twoYear]~*_&]:inline',
};

export function ByCommitment({ children }: { children: (commitment: Commitment) => React.ReactNode }) {
  return commitments.map((commitment) => (
    <span key={commitment} className={clsx('hidden', shown[commitment])}>
      {children(commitment)}
    </span>
  ));
}
