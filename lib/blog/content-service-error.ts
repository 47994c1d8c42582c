/** `requestId` is Contentful's, to quote to its support. */
type ErrorFacts = { status?: number; requestId?: string; cause?: unknown };

const wrongToken = 'Check CONTENTFUL_ACCESS_TOKEN: it must be a delivery token of this space.';
/** What to do, by the status of the answer. */
const advice: Record<number, string> = {
  400: 'Check that the content types blogPost and top5BlogPost have the fields that `npm run contentful -- model` prints.',
  401: wrongToken,
  403: wrongToken,
  404: 'Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.',
  429: 'Contentful is limiting this space: pages keep their last good content and are tried again.',
};
const waitAndSee = 'Pages keep their last good content and are tried again; see status.contentful.com.';

/** The content service could not be asked, or its answer could not be read. Says what happened and what to do. */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError';
  /** HTTP status of the answer; null where there was none (cut connection, time over). */
  readonly status: number | null;

  constructor(message: string, { status, requestId, cause }: ErrorFacts = {}) {
    const facts = [status && `status ${status}`, requestId && `request ${requestId}`]
      .filter(Boolean)
      .join(', ');
    super(`${message}${facts && ` (${facts})`} ${advice[status ?? 0] ?? waitAndSee}`, { cause });
    this.status = status ?? null;
  }
}

/** Whether this is one. Pages and route handlers have a copy of the class each, so `instanceof` would miss some. */
export function isContentServiceError(error: unknown): error is ContentServiceError {
  return error instanceof Error && error.name === 'ContentServiceError';
}

/** Returns the result of `work`, or of `recover` after a ContentServiceError. Other errors are thrown again. */
export async function catchServiceError<Result, Other>(
  work: () => Promise<Result>,
  recover: (error: ContentServiceError) => Other | Promise<Other>,
): Promise<Result | Other> {
  try {
    return await work();
  } catch (error) {
    if (!isContentServiceError(error)) throw error;
    return recover(error);
  }
}
