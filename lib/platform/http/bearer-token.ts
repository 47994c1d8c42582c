/** Returns '' without a token. The case of the scheme does not matter (RFC 9110, section 11.1). */
export const readBearerToken = (headers: Headers): string =>
  /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
