/** Thrown for a command with unknown or missing arguments, or with `showsUsage` false for a file that is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly showsUsage: boolean;

  constructor(message: string, showsUsage = true) {
    super(message);
    this.showsUsage = showsUsage;
  }
}
