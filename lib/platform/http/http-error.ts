/** Messages by code. content/forms.ts has those for errors in forms. */
const messages: Record<string, string> = {
  'cross-origin': 'Only pages of this site may send this.',
  'too-many-requests': 'Too many requests. Try again later.',
  'unsupported-type': 'This content type is not supported.',
  'too-large': 'The body is too large.',
  malformed: 'The request could not be read.',
  'method-not-allowed': 'This method is not allowed here.',
  'not-found': 'There is nothing here.',
  failed: 'Something went wrong. Try again later.',
};

export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    headers: Record<string, string> = {},
    { message = messages[code] ?? code, ...options }: ErrorOptions & { message?: string } = {},
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
