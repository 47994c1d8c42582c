import { clsx } from 'clsx';
import { type Commitment, commitments } from '@/content/plans';

/** A radio of the toggle shows its own (`group/plans` surrounds both), so that nothing waits for JavaScript. */
const shown: Record<Commitment, string> = {
  noCommitment: 'group-has-[#term-noCommitment:checked]/plans:inline',
  oneYear: 'group-has-[#term-oneYear:checked]/plans:inline',
  twoYear: 'group-has-[#term-twoYear:checked]/plans:inline',
};

/** The same thing for every commitment; only the one for the chosen commitment shows. */
export function ByCommitment({ children }: { children: (commitment: Commitment) => React.ReactNode }) {
  return commitments.map((commitment) => (
    <span key={commitment} className={clsx('hidden', shown[commitment])}>
      {children(commitment)}
    </span>
  ));
}
