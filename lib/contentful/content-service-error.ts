/** `requestId` is for Contentful's support, and `missing` the type of what it did not find. */
type ErrorFacts = {
  status?: number;
  requestId?: string;
  isPreview?: boolean;
  missing?: string;
  cause?: unknown;
};

const tokenAdvice = 'Check CONTENTFUL_ACCESS_TOKEN: it must be a Content Delivery API token of this space.';
const previewAdvice = 'Check CONTENTFUL_PREVIEW_TOKEN: it must be a Content Preview API token of this space.';
const adviceByStatus: Record<string, string> = {
  400: 'Check that the content types have the fields that `npm run contentful -- model` prints.',
  401: tokenAdvice,
  403: tokenAdvice,
  404: 'Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.',
  '404 Space': 'Check CONTENTFUL_SPACE_ID.',
  '404 Environment': 'Check CONTENTFUL_ENVIRONMENT, and that the token may read it.',
  429: 'Contentful is rate-limiting this space: pages keep their last good content and are retried.',
};
const defaultAdvice = 'Pages keep their last good content and are retried; see status.contentful.com.';

export class ContentServiceError extends Error {
  override name = 'ContentServiceError';

  /** Whether a setting of this site must change, such as a token. */
  readonly isMisconfigured: boolean;

  constructor(message: string, { status = 0, requestId, isPreview, missing, cause }: ErrorFacts = {}) {
    const facts = [status && `status ${status}`, requestId && `request ${requestId}`]
      .filter(Boolean)
      .join(', ');
    const found = adviceByStatus[`${status} ${missing}`] ?? adviceByStatus[status] ?? defaultAdvice;
    const advice = isPreview && found === tokenAdvice ? previewAdvice : found;
    super(`${message}${facts && ` (${facts})`} ${advice}`, { cause });
    this.isMisconfigured = [401, 403, 404].includes(status);
  }
}

/** `instanceof` would fail, because pages and route handlers have separate copies of the class. */
export function isContentServiceError(error: unknown): error is ContentServiceError {
  return error instanceof Error && error.name === 'ContentServiceError';
}

/** Returns `{ status: 'failed' }` after a ContentServiceError. Throws other errors. */
export const orFailed = <Result>(work: () => Promise<Result>) =>
  catchServiceError(work, () => ({ status: 'failed' as const }));

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
