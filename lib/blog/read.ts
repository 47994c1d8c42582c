import { cache } from 'react';
import { within } from '@/lib/platform/time-limit';
import { ContentServiceError, catchServiceError } from './content-service-error';
import type { PostIndex } from './post-index';
import { reportFailure } from './report';
import type { Source } from './source';

/** A changed title or a lost webhook shows on lists within this time and a page's own five minutes. */
const INDEX_MAX_AGE = 60_000;
/** An editor looks at a draft right after changing it. */
const DRAFT_MAX_AGE = 2_000;

export const maxAgeFor = (source: Source) => (source.draft ? DRAFT_MAX_AGE : INDEX_MAX_AGE);

/** The index of a source, its failures reported. Throws ContentServiceError. */
export function readIndex(
  source: Source,
  freshness: { maxAge: number; notBefore?: number },
): Promise<PostIndex> {
  return reported(source.indexCache.read(freshness));
}

/** Longest time a page spends on the content service, whatever the SDK's retries do: 8 s, less the time to render. */
const GENERATION_MS = 7_500;

/** When the page being generated gives up. React's `cache` makes it one moment for all calls of a page. */
const generationEnd = cache(() => Date.now() + GENERATION_MS);

/** The result of `work`, or a ContentServiceError once the page's time is over. */
export function withinDeadline<Result>(work: Promise<Result>): Promise<Result> {
  return within(Math.max(0, generationEnd() - Date.now()), work, () => {
    throw new ContentServiceError('The content service did not answer in time.');
  });
}

/** An answer of the origin within the page's time, its failures reported. Throws ContentServiceError. */
export function ask<T>(question: () => Promise<T>): Promise<T> {
  return reported(withinDeadline(question()));
}

function reported<T>(answer: Promise<T>): Promise<T> {
  return catchServiceError(
    () => answer,
    (error) => {
      reportFailure(error);
      throw error;
    },
  );
}
