import { clsx } from 'clsx';
import { type Commitment, commitments } from '@/content/plans';

/**
 * A radio of the toggle shows its own within the section that has both, so that nothing waits for JavaScript. In browsers
 * without :has() the island of the toggle shows them (commitment-toggle.tsx).
 */
const shown: Record<Commitment, string> = {
  noCommitment:
    '[section:has(#term-noCommitment:checked)_&]:inline without-has:[[data-chosen=noCommitment]~*_&]:inline',
  oneYear: '[section:has(#term-oneYear:checked)_&]:inline without-has:[[data-chosen=oneYear]~*_&]:inline',
  twoYear: '[section:has(#term-twoYear:checked)_&]:inline without-has:[[data-chosen=twoYear]~*_&]:inline',
};

/** The same thing for every commitment; only the one for the chosen commitment shows. */
export function ByCommitment({ children }: { children: (commitment: Commitment) => React.ReactNode }) {
  return commitments.map((commitment) => (
    <span key={commitment} className={clsx('hidden', shown[commitment])}>
      {children(commitment)}
    </span>
  ));
}
