import { Refusal } from '@/lib/platform/http/refusal';

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

/** A picture that is not looked at. Its message is for the caller and holds nothing about the inside of the site. */
export class VisionError extends Refusal {
  override name = 'VisionError';

  constructor(code: VisionErrorCode, message: string, options?: ErrorOptions) {
    super(statuses[code], code, {}, { ...options, message });
  }
}
