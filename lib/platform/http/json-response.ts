/** Whether the client wants JSON rather than a page: it accepts JSON, or it names neither and sends no form. */
export function wantsJson(headers: Headers): boolean {
  const accept = headers.get('accept')?.toLowerCase() ?? '';
  if (/application\/(?:[\w.+-]*\+)?json/.test(accept)) return true;
  if (accept.includes('text/html')) return false;
  return !/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers.get('content-type') ?? '',
  );
}

/** A JSON response that is never cached. The server adds a policy that allows nothing. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
