import { type Commitment, defaultCommitment } from '@/content/plans';

let chosen: Commitment = defaultCommitment;
const listeners = new Set<() => void>();

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
