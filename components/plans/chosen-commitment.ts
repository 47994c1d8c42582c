import { type Commitment, defaultCommitment } from '@/content/plans';

let currentCommitment: Commitment = defaultCommitment;
const listeners = new Set<() => void>();

export function getCommitment(): Commitment {
  return currentCommitment;
}

export function chooseCommitment(commitment: Commitment): void {
  if (commitment === currentCommitment) return;
  currentCommitment = commitment;
  for (const listener of listeners) listener();
}

export function onCommitmentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
