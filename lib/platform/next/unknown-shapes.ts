import { logOf } from '../observability/log.ts';

/** What was met in Next's output that this folder does not know (README.md), and how often. */
const counts: Record<string, number> = {};
const key = Symbol.for('sea-oat-stays.unknown-shapes');
const place = globalThis as { [key: symbol]: unknown };
place[key] ??= counts;

/** The counts of this process by kind of shape: all 0 while Next writes what we know. */
export function unknownShapes(): Readonly<Record<string, number>> {
  return place[key] as Record<string, number>;
}

/** Counts a shape that we do not know; the first of its kind gets a line in the log. */
export function reportUnknownShape(kind: string): void {
  const all = place[key] as Record<string, number>;
  all[kind] = (all[kind] ?? 0) + 1;
  if (all[kind] === 1) {
    logOf('next').error({ shape: kind }, 'Next writes something unknown: see lib/platform/next/README.md');
  }
}
