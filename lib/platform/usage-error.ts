/** A command that was not understood. */
export class UsageError extends Error {
  override name = 'UsageError';
}
