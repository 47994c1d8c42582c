import fc from 'fast-check';
import { anyBody } from './bodies';
import { headers } from './headers';
import { path } from './paths';
import { oneWordOf } from './values';

/** A request as nobody would send it, or nearly as somebody would. */
export interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('POST') },
  { weight: 4, arbitrary: oneWordOf('GET HEAD PUT PATCH DELETE OPTIONS PROPFIND TRACE LOCK') },
);
const withoutBody = new Set(['GET', 'HEAD', 'TRACE']);

export const request: fc.Arbitrary<Request> = fc
  .record({ method, path, headers, body: anyBody })
  .map(({ method, path, headers, body: { bytes, type } }) => ({
    method,
    path,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    body: withoutBody.has(method) ? Buffer.alloc(0) : bytes,
  }));
