/** Whether the sender reads JSON rather than a page: it says so, or it says nothing and sends no form. */
export function wantsJson(headers: Headers): boolean {
  const accept = headers.get('accept')?.toLowerCase() ?? '';
  if (/application\/(?:[\w.+-]*\+)?json/.test(accept)) return true;
  if (accept.includes('text/html')) return false;
  return !/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers.get('content-type') ?? '',
  );
}

/** A JSON answer that nobody caches and that allows nothing if it is ever shown as a page. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}
