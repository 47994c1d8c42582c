import { useEffect, useState } from 'react';
import { isRecord } from '@/lib/platform/unknown-values';
import type { HomeAvailability } from '@/lib/rentals/availability';
import { type Day, parseDay } from '@/lib/rentals/nights';

type Homes = Readonly<Record<string, HomeAvailability>>;

const TIMEOUT_MS = 2_000;

/**
 * Asks whether the homes are free for a stay. Null if a day is missing, or the calendars can't be asked in time;
 * undefined meanwhile.
 */
export function useAvailability(checkIn: Day, checkOut: Day): Homes | null | undefined {
  const [asked, setAsked] = useState<{ query: string; homes: Homes | null }>();
  const query = checkIn && checkOut ? `check-in=${checkIn}&check-out=${checkOut}` : '';

  useEffect(() => {
    if (!query) return;
    let isLatest = true;
    askFor(query)
      .catch(() => null)
      .then((homes) => isLatest && setAsked({ query, homes }));
    return () => {
      isLatest = false;
    };
  }, [query]);

  if (!query) return null;
  return asked?.query === query ? asked.homes : undefined;
}

async function askFor(query: string): Promise<Homes | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`/api/rentals/availability?${query}`, { signal });
  const body: unknown = await response.json();
  return isRecord(body) && isHomes(body.homes) ? body.homes : null;
}

// A proxy may respond in our place.
const isHomes = (value: unknown): value is Homes =>
  isRecord(value) && Object.values(value).every(isAvailability);

function isAvailability(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { status, minNights, nearest, readAt } = value;
  const isDay = (day: unknown) => parseDay(String(day)) !== '';
  return (
    typeof status === 'string' &&
    typeof minNights === 'number' &&
    (nearest === null || (isRecord(nearest) && isDay(nearest.checkIn) && isDay(nearest.checkOut))) &&
    (readAt === null || !Number.isNaN(Date.parse(String(readAt))))
  );
}
