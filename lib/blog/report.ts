import { singleton } from '@/lib/platform/singleton';

const reported = singleton('blog.reports', () => new Set<string>());

function warnOnce(line: string): void {
  if (reported.has(line)) return;
  if (reported.size > 1_000) reported.clear();
  reported.add(line);
  console.warn(`[blog] ${line}`);
}

/** Says once why an entry was left out. */
export function reportBroken(id: string, reason: unknown): void {
  warnOnce(`Entry ${id} is left out. ${reason instanceof Error ? reason.message : reason}`);
}

/** Says once that rich text holds something this site has no component for. */
export function reportUnknownNode(nodeType: string): void {
  warnOnce(`Rich text holds "${nodeType}", which is skipped: no component renders it.`);
}

/** Says once why old addresses can't be kept or looked up. */
export function reportPastSlugs(error: unknown): void {
  warnOnce(`Old addresses of articles are not known: ${error instanceof Error ? error.message : error}`);
}
