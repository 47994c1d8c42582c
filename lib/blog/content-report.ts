import { singleton } from '@/lib/platform/singleton';

const reported = singleton('blog.reports', () => new Set<string>());

/** Logs what is missing and why, unless the same line was already logged. */
export function reportOnce(what: string, reason: unknown): void {
  const line = `[blog] ${what}: ${reason instanceof Error ? reason.message : reason}`;
  if (reported.has(line)) return;
  if (reported.size > 1_000) reported.clear();
  reported.add(line);
  console.warn(line);
}
