import { HttpError } from '@/lib/platform/http/http-error';

const errors = {
  malformed: [400, 'Send { "imageUrl": … } with a path that begins with "/", or a full URL.'],
  'host-not-allowed': [403, 'Pictures from this host are not allowed.'],
  'not-found': [404, 'There is no such picture on this site.'],
  'too-large': [413, 'The picture is larger than 15 MB or 50 megapixels.'],
  'not-an-image': [415, 'The file is not a picture in a supported format.'],
  undecodable: [422, 'The picture is damaged.'],
  'upstream-failed': [502, 'The picture could not be read from its host.'],
  'upstream-too-slow': [504, 'The picture’s host took too long.'],
} as const;

/** Thrown if a picture can't be analyzed. The client sees the message, so it must not contain internals. */
export class VisionError extends HttpError {
  override name = 'VisionError';

  constructor(code: keyof typeof errors, options?: ErrorOptions & { message?: string }) {
    const [status, message] = errors[code];
    super(status, code, {}, { message, ...options });
  }
}
