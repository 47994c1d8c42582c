/** Thrown for a command with unknown or missing arguments. */
export class UsageError extends Error {
  override name = 'UsageError';
}
