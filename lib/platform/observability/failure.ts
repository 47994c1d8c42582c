/** The name of a failure, or of its cause: a code (ECONNREFUSED) or class. Messages may quote what somebody typed. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause } = error as Error & { code?: unknown };
  if (typeof code === 'string') return code;
  return cause instanceof Error ? failureOf(cause) : error.name;
}
