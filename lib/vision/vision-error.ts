import { Refusal } from '@/lib/platform/http/refusal';

/** Why a picture gets no focal point of its own, with the status of the answer. */
const statuses = {
  malformed: 400,
  'host-not-allowed': 403,
  'not-found': 404,
  'too-large': 413,
  'not-an-image': 415,
  undecodable: 422,
  'upstream-failed': 502,
  'upstream-too-slow': 504,
} as const;

/** A picture that is not looked at. Its message is for the caller and holds nothing about the inside of the site. */
export class VisionError extends Refusal {
  override name = 'VisionError';

  constructor(code: keyof typeof statuses, message: string, options?: ErrorOptions) {
    super(statuses[code], code, {}, { ...options, message });
  }
}
