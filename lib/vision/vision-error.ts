import { HttpError } from '@/lib/platform/http/http-error';

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

/** Thrown if a picture can't be analyzed. The client sees the message, so it must not contain internals. */
export class VisionError extends HttpError {
  override name = 'VisionError';

  constructor(code: keyof typeof statuses, message: string, options?: ErrorOptions) {
    super(statuses[code], code, {}, { ...options, message });
  }
}
