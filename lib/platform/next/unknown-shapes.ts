import { logOf } from '../observability/log.ts';
import { singleton } from '../singleton.ts';

/** How often each kind of shape was met in Next's output that this folder does not know (README.md). */
export const unknownShapes = singleton<Record<string, number>>('unknown-shapes', () => ({}));

/** Counts a shape that we do not know; the first of its kind gets a line in the log. */
export function reportUnknownShape(kind: string): void {
  unknownShapes[kind] = (unknownShapes[kind] ?? 0) + 1;
  if (unknownShapes[kind] === 1)
    logOf('next').error({ shape: kind }, 'Next writes something unknown: see lib/platform/next/README.md');
}
