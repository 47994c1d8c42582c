/** Thrown for unknown or missing arguments, or with `showsUsage` false for a bad input file. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly showsUsage: boolean;

  constructor(message: string, showsUsage = true) {
    super(message);
    this.showsUsage = showsUsage;
  }
}
