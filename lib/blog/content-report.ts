import { singleton } from '@/lib/platform/singleton';

const reported = singleton('blog.reports', () => new Set<string>());

/** Logs a line unless it was logged before. */
function warnOnce(line: string): void {
  if (reported.has(line)) return;
  if (reported.size > 1_000) reported.clear();
  reported.add(line);
  console.warn(`[blog] ${line}`);
}

/** Logs once why an entry was left out. */
export function reportBroken(id: string, reason: unknown): void {
  warnOnce(`Entry ${id} is left out. ${reason instanceof Error ? reason.message : reason}`);
}

/** Logs once why old slugs can't be stored or found. */
export function reportPastSlugs(error: unknown): void {
  warnOnce(`Old article slugs are unavailable: ${error instanceof Error ? error.message : error}`);
}
