import { createHash } from 'node:crypto';
import type { NewLead } from './lead.ts';

/**
 * The same for the same content of the same kind, whatever its case and spacing: 64 hex digits. What was quarantined has
 * one of its own, so that it never takes the place of a person's request.
 */
export function fingerprintOf({ kind, status, data }: NewLead): string {
  const content = Object.keys(data)
    .toSorted()
    .map((name) => [name, String(data[name]).toLowerCase().replace(/\s+/g, ' ').trim()]);
  return createHash('sha256')
    .update(JSON.stringify([kind, status, content]))
    .digest('hex');
}
