/**
 * Names an error for the log: SQLite's reason ("database or disk is full"), else the code (ECONNREFUSED) or class name
 * of the error or its cause. Never the message, which may quote what a visitor typed.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause, errstr } = error as Error & { code?: unknown; errstr?: unknown };
  if (typeof errstr === 'string') return errstr;
  if (typeof code === 'string') return code;
  return cause instanceof Error ? failureOf(cause) : error.name;
}
