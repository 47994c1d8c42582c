import { type Commitment, defaultCommitment } from '@/content/plans';

let chosen: Commitment = defaultCommitment;
const listeners = new Set<() => void>();

/** Returns the commitment chosen on this page, in the toggle of the cards or in the calculator. */
export function chosenCommitment(): Commitment {
  return chosen;
}

export function chooseCommitment(commitment: Commitment): void {
  if (commitment === chosen) return;
  chosen = commitment;
  for (const listener of listeners) listener();
}

export function onCommitment(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
