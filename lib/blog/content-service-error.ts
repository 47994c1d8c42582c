/** The content service could not be asked, or its answer could not be read. Says what happened and what to do. */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError';
  /** HTTP status of the answer; null where there was none (cut connection, time over). */
  readonly status: number | null;
  /** Contentful's id of the request, to quote to its support. */
  readonly requestId: string | null;

  constructor(message: string, { status = null, requestId = null, cause }: ContentServiceErrorOptions = {}) {
    const facts = [status && `status ${status}`, requestId && `request ${requestId}`]
      .filter(Boolean)
      .join(', ');
    super(`${message}${facts ? ` (${facts})` : ''} ${adviceFor(status)}`, { cause });
    this.status = status;
    this.requestId = requestId;
  }
}

/** Whether this is one. Pages and route handlers have a copy of the class each, so `instanceof` would miss some. */
export function isContentServiceError(error: unknown): error is ContentServiceError {
  return error instanceof Error && error.name === 'ContentServiceError';
}

/** What `work` gives, or where it throws a ContentServiceError what `recover` does; other errors go on. */
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

interface ContentServiceErrorOptions {
  status?: number | null;
  requestId?: string | null;
  cause?: unknown;
}

function adviceFor(status: number | null): string {
  if (status === 401 || status === 403)
    return 'Check CONTENTFUL_ACCESS_TOKEN: it must be a delivery token of this space.';
  if (status === 404) return 'Check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT.';
  if (status === 429)
    return 'Contentful is limiting this space: pages keep their last good content and are tried again.';
  if (status === 400)
    return 'Check that the content types blogPost and top5BlogPost have the fields of the README.';
  return 'Pages keep their last good content and are tried again; see status.contentful.com.';
}
