import { type Commitment, commitments } from '@/content/plans';

/** The same thing for every commitment; CSS shows the one whose radio is checked (plans.css). */
export function ByCommitment({ children }: { children: (commitment: Commitment) => React.ReactNode }) {
  return commitments.map((commitment) => (
    <span key={commitment} className={`on-${commitment}`}>
      {children(commitment)}
    </span>
  ));
}
