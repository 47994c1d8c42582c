import { cache } from 'react';
import { within } from '@/lib/platform/time-limit';
import { ContentServiceError } from './content-service-error';

/**
 * Longest time a page spends on the content service, whatever the SDK's retries do: 8 s, less half a second
 * to render in.
 */
const GENERATION_MS = 7_500;

/** When the page being generated gives up. React's `cache` makes it one moment for all calls of a page. */
const generationEnd = cache(() => Date.now() + GENERATION_MS);

/** The result of `work`, or a ContentServiceError once the page's time is over. */
export function withinDeadline<Result>(work: Promise<Result>): Promise<Result> {
  return within(Math.max(0, generationEnd() - Date.now()), work, () => {
    throw new ContentServiceError('The content service did not answer in time.');
  });
}
