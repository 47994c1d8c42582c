/** What Contentful answers where it does not do what it was asked: the name of the error, and its message. */
const refusals = {
  '400': ['InvalidQuery', 'The query you sent was invalid.'],
  '401': ['AccessTokenInvalid', 'The access token you sent could not be found or is invalid.'],
  '404': ['NotFound', 'The resource could not be found.'],
  '409': ['VersionMismatch', ''],
  '422': ['InvalidEntry', ''],
  '429': ['RateLimitExceeded', 'You have exceeded the rate limit of the Organization.'],
  '500': ['ServerError', 'Internal server error'],
} as const;

export type RefusalStatus = keyof typeof refusals;

export const isRefusal = (kind: string): kind is RefusalStatus => kind in refusals;

export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly details: object;

  constructor(status: RefusalStatus, details: object = {}) {
    super(status);
    this.status = status;
    this.details = details;
  }

  /** As the API writes it. */
  get body() {
    const [id, message] = refusals[this.status];
    return { sys: { type: 'Error', id }, message, details: this.details, requestId: 'fake-request' };
  }
}
