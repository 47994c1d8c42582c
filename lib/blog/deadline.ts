import { cache } from 'react';
import { ContentServiceError } from './content-service-error';

/**
 * Longest time a page spends on the content service, whatever the SDK's retries do: 8 s, less half a second
 * to render in.
 */
const GENERATION_MS = 7_500;

/** When the page being generated gives up. React's `cache` makes it one moment for all calls of a page. */
const generationEnd = cache(() => Date.now() + GENERATION_MS);

/** The result of `work`, or a ContentServiceError once the page's time is over. */
export async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ContentServiceError('The content service did not answer in time.')),
      Math.max(0, generationEnd() - Date.now()),
    );
  });
  // Whoever loses the race may still fail later; nobody is listening then.
  work.catch(() => {});
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
