/** All objects within a value, itself included, without calling itself: rich text may be nested deep. */
export function nodesIn(value: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) for (const item of next.toReversed()) open.push(item);
    else if (isRecord(next)) {
      found.push(next);
      for (const item of Object.values(next).toReversed()) open.push(item);
    }
  }
  return found;
}

/** A value of the content as part of one line. */
export function shortened(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
