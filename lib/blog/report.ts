import { singleton } from '@/lib/platform/singleton';

const said = singleton('blog.reports', () => new Set<string>());

function warnOnce(line: string): void {
  if (said.has(line)) return;
  if (said.size > 1_000) said.clear();
  said.add(line);
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
