import { useEffect, useState } from 'react';
import { isRecord } from '@/lib/platform/unknown-values';
import type { HomeAvailability } from '@/lib/rentals/availability';
import type { Day } from '@/lib/time/calendar-days';

type Availabilities = Readonly<Record<string, HomeAvailability>>;

const TIMEOUT_MS = 2_000;

/** Returns availabilities by home ID: undefined while loading, null if a date is missing or the request fails. */
export function useAvailability(checkIn: Day, checkOut: Day): Availabilities | null | undefined {
  const [result, setResult] = useState<{ query: string; homes: Availabilities | null }>();
  const query = checkIn && checkOut ? `check-in=${checkIn}&check-out=${checkOut}` : '';

  useEffect(() => {
    if (!query) return;
    let isLatest = true;
    void fetchAvailability(query)
      .catch(() => null)
      .then((homes) => isLatest && setResult({ query, homes }));
    return () => {
      isLatest = false;
    };
  }, [query]);

  if (!query) return null;
  return result?.query === query ? result.homes : undefined;
}

async function fetchAvailability(query: string): Promise<Availabilities | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const body: unknown = await (await fetch(`/api/rentals/availability?${query}`, { signal })).json();
  // Check the body, because a proxy may have responded instead of our server.
  return isRecord(body) && isRecord(body.homes) ? (body.homes as Availabilities) : null;
}
