import { singleton } from '@/lib/platform/singleton';

const reported = singleton('blog.reports', () => new Set<string>());

function warnOnce(line: string): void {
  if (reported.has(line)) return;
  if (reported.size > 1_000) reported.clear();
  reported.add(line);
  console.warn(`[blog] ${line}`);
}

/** Logs why an entry was skipped, once per reason. */
export function reportBroken(id: string, reason: unknown): void {
  warnOnce(`Entry ${id} is left out. ${reason instanceof Error ? reason.message : reason}`);
}

/** Logs why old slugs can't be stored or found, once per reason. */
export function reportPastSlugs(error: unknown): void {
  warnOnce(`Old article slugs are unavailable: ${error instanceof Error ? error.message : error}`);
}
