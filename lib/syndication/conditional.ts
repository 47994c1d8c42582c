import { createHash } from 'node:crypto';

interface Document {
  body: string;
  type: string;
  /** ISO 8601. */
  lastModified: string;
}

/** Answers with a document, or with 304 where the client has it, by ETag or else by date (RFC 9110, section 13.2.2). */
export function conditionalAnswer(request: Request, { body, type, lastModified }: Document): Response {
  // Weak: compression changes the bytes on their way, not what they say.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const modified = new Date(Math.floor(Date.parse(lastModified) / 1000) * 1000);
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
    ETag: etag,
    'Last-Modified': modified.toUTCString(),
  };
  if (isKnown(request.headers, etag, modified)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

function isKnown(headers: Headers, etag: string, modified: Date): boolean {
  const tags = headers.get('if-none-match');
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  if (tags !== null) return tags.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return since >= modified.getTime();
}
