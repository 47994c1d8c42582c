/**
 * The name of a failure, or of what caused it: its code (ECONNREFUSED, 23505) or class. Messages of databases and services
 * may quote what somebody typed, so they stay out of the log.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause } = error as Error & { code?: unknown };
  if (typeof code === 'string') return code;
  return cause instanceof Error ? failureOf(cause) : error.name;
}
