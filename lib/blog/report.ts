import { singleton } from '@/lib/platform/singleton';
import type { ContentServiceError } from './content-service-error';

const QUIET_MS = 60_000;

const reports = singleton('blog.reports', () => ({ saidAt: 0, failures: 0, said: new Set<string>() }));

/** Says that the content service fails: once a minute at most, with the number of failures since the last line. */
export function reportFailure(error: ContentServiceError): void {
  reports.failures++;
  if (Date.now() - reports.saidAt < QUIET_MS) return;
  const more = reports.failures > 1 ? ` (${reports.failures - 1} more since the last line)` : '';
  console.error(`[blog] ${error.message}${more}`);
  Object.assign(reports, { saidAt: Date.now(), failures: 0 });
}

function warnOnce(line: string): void {
  if (reports.said.has(line)) return;
  if (reports.said.size > 1_000) reports.said.clear();
  reports.said.add(line);
  console.warn(`[blog] ${line}`);
}

/** Says once why an entry was left out. */
export function reportBroken(id: string, reason: unknown): void {
  warnOnce(`Entry ${id} is left out. ${reason instanceof Error ? reason.message : reason}`);
}

/** Says once why old addresses can't be kept or looked up. */
export function reportPastSlugs(error: unknown): void {
  warnOnce(`Old addresses of articles are not known: ${error instanceof Error ? error.message : error}`);
}
