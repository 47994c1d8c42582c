/**
 * The name of a failure: its code (ECONNREFUSED, 23505) or class. Messages of databases and services may quote what
 * somebody typed, so they stay out of the log.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
