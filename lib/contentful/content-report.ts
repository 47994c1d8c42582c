import { singleton } from '@/lib/platform/singleton';

const loggedLines = singleton('content.reports', () => new Set<string>());

/**
 * Logs what is missing and why, unless the same line was already logged. Builds and commands print the line; a server
 * logs it (lib/platform/observability/console.ts).
 */
export function reportOnce(what: string, reason: unknown): void {
  const line = `[content] ${what}: ${reason instanceof Error ? reason.message : reason}`;
  if (loggedLines.has(line)) return;
  if (loggedLines.size > 1_000) loggedLines.clear();
  loggedLines.add(line);
  console.warn(line);
}
