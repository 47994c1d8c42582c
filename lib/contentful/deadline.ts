import { cache } from 'react';
import { singleton } from '@/lib/platform/singleton';
import { withTimeout } from '@/lib/platform/time-limit';
import { ContentServiceError, catchServiceError } from './content-service-error';

/** How long a page may wait for the content service, including retries. The page must respond within 8 s. */
const MAX_WAIT_MS = 7_500;

/** One deadline per page being rendered: React's `cache` is per render. */
const getPageDeadline = cache(() => Date.now() + MAX_WAIT_MS);

/** Runs `work` within the page's deadline, and logs failures. Throws ContentServiceError. */
export function withDeadline<T>(work: () => Promise<T>, end = getPageDeadline()): Promise<T> {
  return catchServiceError(
    () =>
      withTimeout(Math.max(0, end - Date.now()), work(), () => {
        throw new ContentServiceError('The content service timed out.');
      }),
    (error) => {
      reportFailure(error);
      throw error;
    },
  );
}

/** Runs work that several pages share. It gets the full time, even if the page that starts it has little left. */
export const withSharedDeadline = <T>(work: () => Promise<T>) => withDeadline(work, Date.now() + MAX_WAIT_MS);

const LOG_INTERVAL_MS = 60_000;
const failures = singleton('content.failures', () => ({ loggedAt: 0 }));

/** Logs a failure at most once a minute, because all pages fail at the same time. */
function reportFailure({ message }: ContentServiceError): void {
  if (Date.now() - failures.loggedAt < LOG_INTERVAL_MS) return;
  failures.loggedAt = Date.now();
  console.error(`[content] ${message}`);
}
