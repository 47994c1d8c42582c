/**
 * SQLite's reason ("database or disk is full"), or else the code (ECONNREFUSED) or class name of an error or its cause.
 * Its message may quote what a visitor typed.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause, errstr } = error as Error & { code?: unknown; errstr?: unknown };
  if (typeof errstr === 'string') return errstr;
  if (typeof code === 'string') return code;
  return cause instanceof Error ? failureOf(cause) : error.name;
}
