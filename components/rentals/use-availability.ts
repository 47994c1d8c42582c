import { useEffect, useState } from 'react';
import { isRecord } from '@/lib/platform/unknown-values';
import type { HomeAvailability } from '@/lib/rentals/availability';
import type { Day } from '@/lib/time/calendar-days';

export type Availabilities = Readonly<Record<string, HomeAvailability>>;

/** Until then, visitors wait for the response. After that they see all homes, as without dates, until it arrives. */
const PATIENCE_MS = 2_000;
/** For the request and, if it fails, one more. */
const TIMEOUT_MS = 4_000;

/** Returns availabilities by home id: undefined while loading, null without dates or if there is no response yet. */
export function useAvailability(checkIn: Day, checkOut: Day): Availabilities | null | undefined {
  const [result, setResult] = useState<{ query: string; homes: Availabilities | null }>();
  const query = checkIn && checkOut ? `check-in=${checkIn}&check-out=${checkOut}` : '';

  useEffect(() => {
    if (!query) return;
    let isLatest = true;
    const show = (homes: Availabilities | null) => {
      clearTimeout(timer);
      if (isLatest) setResult({ query, homes });
    };
    const timer = setTimeout(show, PATIENCE_MS, null);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    void fetchAvailability(query, signal)
      .catch(() => fetchAvailability(query, signal))
      .then(show, () => show(null));
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [query]);

  if (!query) return null;
  return result?.query === query ? result.homes : undefined;
}

async function fetchAvailability(query: string, signal: AbortSignal): Promise<Availabilities | null> {
  const body: unknown = await (await fetch(`/api/rentals/availability?${query}`, { signal })).json();
  // Check the body, because a proxy may have responded instead of our server.
  return isRecord(body) && isRecord(body.homes) ? (body.homes as Availabilities) : null;
}
