/** Thrown for a command with unknown or missing arguments, or with `showsUsage` false for a file that is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(
    message: string,
    readonly showsUsage = true,
  ) {
    super(message);
  }
}
