/** `requestId` is for Contentful's support. */
type ErrorFacts = { status?: number; requestId?: string; cause?: unknown };

const tokenAdvice = 'Check CONTENTFUL_ACCESS_TOKEN: it must be a delivery token of this space.';
const adviceByStatus: Record<number, string> = {
  400: 'Check that the content types have the fields that `npm run contentful -- model` prints.',
  401: tokenAdvice,
  403: tokenAdvice,
  404: 'Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.',
  429: 'Contentful is rate-limiting this space: pages keep their last good content and are retried.',
};
const defaultAdvice = 'Pages keep their last good content and are retried; see status.contentful.com.';

export class ContentServiceError extends Error {
  override name = 'ContentServiceError';

  constructor(message: string, { status, requestId, cause }: ErrorFacts = {}) {
    const facts = [status && `status ${status}`, requestId && `request ${requestId}`]
      .filter(Boolean)
      .join(', ');
    super(`${message}${facts && ` (${facts})`} ${adviceByStatus[status ?? 0] ?? defaultAdvice}`, { cause });
  }
}

/** `instanceof` would fail, because pages and route handlers have separate copies of the class. */
export function isContentServiceError(error: unknown): error is ContentServiceError {
  return error instanceof Error && error.name === 'ContentServiceError';
}

/** Calls `recover` after a ContentServiceError. Rethrows other errors. */
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
