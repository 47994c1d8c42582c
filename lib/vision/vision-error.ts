/** Why a picture gets no focal point of its own, with the status of its answer (rulings, section 7). */
const statuses = {
  malformed: 400,
  'host-not-allowed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'not-an-image': 415,
  undecodable: 422,
  'too-many-requests': 429,
  'upstream-failed': 502,
  'upstream-too-slow': 504,
} as const;

export type VisionErrorCode = keyof typeof statuses;

/** A refusal that can be told to the caller: its message holds nothing about the inside of the site. */
export class VisionError extends Error {
  override name = 'VisionError';
  readonly code: VisionErrorCode;
  readonly status: number;

  constructor(code: VisionErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = statuses[code];
  }
}
