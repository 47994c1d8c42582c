import { singleton } from '@/lib/platform/singleton';
import type { ContentServiceError } from './content-service-error';

const QUIET_MS = 60_000;

interface Reports {
  lastFailure: number;
  held: number;
  broken: Set<string>;
}

const reports = singleton<Reports>('blog.reports', () => ({ lastFailure: 0, held: 0, broken: new Set() }));

/** Says that the content service fails: once a minute at most, with the number of failures not told since. */
export function reportFailure(error: ContentServiceError): void {
  if (Date.now() - reports.lastFailure < QUIET_MS) {
    reports.held++;
    return;
  }
  const more = reports.held > 0 ? ` (${reports.held} more since the last line)` : '';
  console.error(`[blog] ${error.message}${more}`);
  reports.lastFailure = Date.now();
  reports.held = 0;
}

/** Says once for each version of an entry why it was left out. */
export function reportBroken(id: string, reason: string): void {
  const entry = `${id} ${reason}`;
  if (reports.broken.has(entry)) return;
  if (reports.broken.size > 1_000) reports.broken.clear();
  reports.broken.add(entry);
  console.warn(`[blog] Entry ${id} is left out. ${reason}`);
}

/** Says once that an entry was read and its article can't be made. */
export function reportUnrenderable(id: string, error: unknown): void {
  reportBroken(id, `It can’t be rendered: ${error instanceof Error ? error.message : error}`);
}

/** Says once that rich text holds something this site has no component for. */
export function reportUnknownNode(nodeType: string): void {
  if (reports.broken.has(nodeType)) return;
  reports.broken.add(nodeType);
  console.warn(`[blog] Rich text holds "${nodeType}", which is skipped: no component renders it.`);
}
