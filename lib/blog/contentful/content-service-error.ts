/** `requestId` is for Contentful's support, and `details` is the JSON that Contentful adds to its message. */
type ErrorFacts = {
  status?: number;
  requestId?: string;
  isPreview?: boolean;
  details?: string;
  cause?: unknown;
};

const deliveryToken = 'Check CONTENTFUL_ACCESS_TOKEN: it must be a Content Delivery API token of this space.';
const previewToken =
  'Check CONTENTFUL_PREVIEW_TOKEN: it must be a Content Preview API token of this space, not its delivery token.';

function adviceFor({ status, isPreview, details = '' }: ErrorFacts): string {
  const [, missing] = /"type":"(Environment|Space)"/.exec(details) ?? [];
  switch (status) {
    case 400:
      return 'Check that the content types have the fields that `npm run contentful -- model` prints.';
    case 401:
    case 403:
      return isPreview ? previewToken : deliveryToken;
    case 404:
      if (missing === 'Environment')
        return 'Check CONTENTFUL_ENVIRONMENT: the space has no such environment, or the token may not read it.';
      return `Check CONTENTFUL_SPACE_ID${missing ? '' : ' and CONTENTFUL_ENVIRONMENT'}.`;
    case 429:
      return 'Contentful is rate-limiting this space: pages keep their last good content and are retried.';
    default:
      return 'Pages keep their last good content and are retried; see status.contentful.com.';
  }
}

export class ContentServiceError extends Error {
  override name = 'ContentServiceError';

  /** Whether a setting of this site must change, such as a token. */
  readonly isMisconfigured: boolean;

  constructor(message: string, facts: ErrorFacts = {}) {
    const { status = 0, requestId, cause } = facts;
    const origin = [status && `status ${status}`, requestId && `request ${requestId}`]
      .filter(Boolean)
      .join(', ');
    super(`${message}${origin && ` (${origin})`} ${adviceFor(facts)}`, { cause });
    this.isMisconfigured = [401, 403, 404].includes(status);
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
