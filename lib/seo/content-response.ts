import 'server-only';
import { catchServiceError } from '@/lib/contentful/content-service-error';

/** Responds with 503 if the content service fails. The cache never stores a 503: it serves the last good response. */
export function contentResponse(make: () => Promise<Response>): Promise<Response> {
  const failed = 'The articles can’t be read at the moment. Please try again in a minute.\n';
  return catchServiceError(make, () =>
    textResponse(failed, 503, { 'Cache-Control': 'no-store', 'Retry-After': '60' }),
  );
}

export function textResponse(text: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}

export const xmlHeaders = { 'Content-Type': 'application/xml; charset=utf-8' };
