import type { Lead } from './lead.ts';

/** A lead as exports and the webhook show it: its fields flat, what surrounds it under `context`. */
export function toRecord({ id, kind, status, createdAt, data, context }: Lead) {
  const { hutk: _cookie, ...shown } = context;
  return { id, kind, status, createdAt: createdAt.toISOString(), ...data, context: shown };
}
