import { logOf } from '../observability/log.ts';
import { singleton } from '../singleton.ts';

/** Logs the first of each kind of shape in Next's output that this folder does not know (README.md). */
export function reportUnknownShape(kind: string): void {
  const known = singleton('unknown-shapes', () => new Set<string>());
  if (!known.has(kind))
    logOf('next').error({ shape: kind }, 'Next writes something unknown: see lib/platform/next/README.md');
  known.add(kind);
}
