import { type Commitment, defaultCommitment } from '@/content/plans';
import { createShared } from '@/lib/browser/islands/shared-value';

/** The commitment that the visitor has chosen above the plans or in the calculator. */
export const chosenCommitment = createShared<Commitment>('commitment', defaultCommitment);
