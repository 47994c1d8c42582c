import { cache } from 'react';
import { singleton } from '@/lib/platform/singleton';
import { within } from '@/lib/platform/time-limit';
import { ContentServiceError, catchServiceError } from './content-service-error';

/** Longest time a page spends on the content service, whatever the SDK's retries do: 8 s, less the time to render. */
const GENERATION_MS = 7_500;

/** When the page being generated gives up. React's `cache` makes it one moment for all calls of a page. */
const generationEnd = cache(() => Date.now() + GENERATION_MS);

/** An answer of the origin within the page's time, its failures reported. Throws ContentServiceError. */
export function ask<T>(question: () => Promise<T>): Promise<T> {
  return catchServiceError(
    () =>
      within(Math.max(0, generationEnd() - Date.now()), question(), () => {
        throw new ContentServiceError('The content service did not answer in time.');
      }),
    (error) => {
      reportFailure(error);
      throw error;
    },
  );
}

const QUIET_MS = 60_000;
const failures = singleton('blog.failures', () => ({ saidAt: 0, count: 0 }));

/** Says that the content service fails: once a minute at most, with the number of failures since the last line. */
function reportFailure({ message }: ContentServiceError): void {
  failures.count++;
  if (Date.now() - failures.saidAt < QUIET_MS) return;
  const more = failures.count > 1 ? ` (${failures.count - 1} more since the last line)` : '';
  console.error(`[blog] ${message}${more}`);
  Object.assign(failures, { saidAt: Date.now(), count: 0 });
}
