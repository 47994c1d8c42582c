import { isRecord, isText } from '@/lib/platform/unknown-values';

/** A link to an entry or asset. `fields` are those of the target, if it exists. */
interface Link extends Record<string, unknown> {
  sys: { type: 'Link'; linkType: 'Asset' | 'Entry'; id: string };
  fields?: unknown;
}

const isLink = (node: Record<string, unknown>): node is Link =>
  isRecord(node.sys) && node.sys.type === 'Link';

export const linksIn = (value: unknown): Link[] => nodesIn(value).filter(isLink);

/** Returns all objects in `value`, and `value` itself. Follows no links. Not recursive: rich text may nest deeply. */
export function nodesIn(value: unknown): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) for (const item of next.toReversed()) open.push(item);
    else if (isRecord(next)) {
      found.push(next);
      if (!isLink(next)) for (const item of Object.values(next).toReversed()) open.push(item);
    }
  }
  return found;
}

/** Says what the site does with an entry over Contentful's size limit (`EntryPage`). */
export const tooLargeOf = (entry: unknown): string | undefined =>
  isRecord(entry) && isText(entry.tooLarge) ? entry.tooLarge : undefined;
