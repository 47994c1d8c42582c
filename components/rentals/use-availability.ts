import { useEffect, useState } from 'react';
import { isRecord } from '@/lib/platform/unknown-values';
import type { HomeAvailability } from '@/lib/rentals/availability';
import type { Day } from '@/lib/time/calendar-days';

type Homes = Readonly<Record<string, HomeAvailability>>;

const TIMEOUT_MS = 2_000;

/** Returns homes by ID: undefined while they load, null if a date is missing or the server doesn't respond in time. */
export function useAvailability(checkIn: Day, checkOut: Day): Homes | null | undefined {
  const [result, setResult] = useState<{ query: string; homes: Homes | null }>();
  const query = checkIn && checkOut ? `check-in=${checkIn}&check-out=${checkOut}` : '';

  useEffect(() => {
    if (!query) return;
    let isLatest = true;
    fetchHomes(query)
      .catch(() => null)
      .then((homes) => isLatest && setResult({ query, homes }));
    return () => {
      isLatest = false;
    };
  }, [query]);

  if (!query) return null;
  return result?.query === query ? result.homes : undefined;
}

async function fetchHomes(query: string): Promise<Homes | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const body: unknown = await (await fetch(`/api/rentals/availability?${query}`, { signal })).json();
  // Check the body, because a proxy may have responded instead of our server.
  return isRecord(body) && isRecord(body.homes) ? (body.homes as Homes) : null;
}
