import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { timeZone } from '@/content/time-zone';
import { parseZone } from '@/lib/platform/time-zones';

/** The visitor's IANA time zone; `storedZone` during server rendering and hydration. */
export function useVisitorZone(storedZone: string = timeZone.id): string {
  if (!useIsHydrated()) return storedZone;
  // Chrome may report "Etc/Unknown", which no formatter accepts.
  return parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? timeZone.id;
}
