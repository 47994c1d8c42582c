import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether the client has this answer already, by its ETag or else by its date (RFC 9110, section 13.2.2). */
export function isUnchanged({ method = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (response.statusCode !== 200 || !['GET', 'HEAD'].includes(method)) return false;
  if (headers['cache-control']?.includes('no-cache')) return false;
  const [etag, modified] = ['etag', 'last-modified'].map((name) => String(response.getHeader(name) ?? ''));
  const tags = headers['if-none-match'];
  const opaque = (tag = '') => tag.trim().replace(/^W\//, '');
  if (tags)
    return tags.split(',').some((tag) => tag.trim() === '*' || (etag && opaque(tag) === opaque(etag)));
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(modified ?? '');
}
