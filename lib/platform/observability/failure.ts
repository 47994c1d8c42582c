/** The codes of errors in which PostgreSQL may quote a value: data exceptions and broken constraints. */
const QUOTES_VALUES = /^2[23]/;
/** Messages of PostgreSQL's client, and ours, for errors that have no code. */
const CLIENT_REASON = /^(?:connection terminated|timeout exceeded|SASL:|PostgreSQL did|.+ SSL conn)/i;

/**
 * Names an error for the log and for health: SQLite's reason ("database or disk is full"), PostgreSQL's code and reason
 * ("42501 permission denied for schema public"), our own sentence about a setting, else the code (ECONNREFUSED) or
 * class name of the error or its cause. Never another message, which may quote what a visitor typed.
 */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause, errstr, severity } = error as Error & Record<'code' | 'errstr' | 'severity', unknown>;
  if (typeof errstr === 'string') return errstr;
  if (error.name === 'EnvironmentError' || (!code && CLIENT_REASON.test(error.message))) return error.message;
  // Names of users and databases are in quotes, or PgBouncer's last word. Everybody can read health: leave them out.
  if (typeof severity === 'string' && typeof code === 'string' && !QUOTES_VALUES.test(code))
    return `${code} ${error.message.replace(/ (?:"[^"]*"|'[^']*')/g, '').replace(/^(no such \w{4,8}):.*/, '$1')}`;
  if (typeof code === 'string') return code;
  return cause instanceof Error ? failureOf(cause) : error.name;
}
