import { cache } from 'react';
import { singleton } from '@/lib/platform/singleton';
import { withTimeout } from '@/lib/platform/time-limit';
import { ContentServiceError, catchServiceError } from './content-service-error';

/** Longest time a page spends on the content service, whatever the SDK's retries do: 8 s, less the time to render. */
const GENERATION_MS = 7_500;

/** When the page being generated gives up. React's `cache` makes it one moment for all calls of a page. */
const generationEnd = cache(() => Date.now() + GENERATION_MS);

/** An answer of the origin within the page's time, its failures reported. Throws ContentServiceError. */
export function ask<T>(question: () => Promise<T>, end = generationEnd()): Promise<T> {
  return catchServiceError(
    () =>
      withTimeout(Math.max(0, end - Date.now()), question(), () => {
        throw new ContentServiceError('The content service did not answer in time.');
      }),
    (error) => {
      reportFailure(error);
      throw error;
    },
  );
}

/** The same for an answer that several pages wait for: it has a page's time, however little the first of them has left. */
export const askForAll = <T>(question: () => Promise<T>) => ask(question, Date.now() + GENERATION_MS);

const QUIET_MS = 60_000;
const failures = singleton('blog.failures', () => ({ saidAt: 0, count: 0, counted: new WeakSet<Error>() }));

/** Says that the content service fails: once a minute at most, with the number of failures since the last line. */
function reportFailure(error: ContentServiceError): void {
  // All pages that share an answer share its failure.
  if (failures.counted.has(error)) return;
  failures.counted.add(error);
  failures.count++;
  if (Date.now() - failures.saidAt < QUIET_MS) return;
  const more = failures.count > 1 ? ` (${failures.count - 1} more since the last line)` : '';
  console.error(`[blog] ${error.message}${more}`);
  Object.assign(failures, { saidAt: Date.now(), count: 0 });
}
