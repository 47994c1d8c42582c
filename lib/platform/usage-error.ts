/** Thrown for unknown or missing arguments. `showsUsage` is false if the error is in an input file instead. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly showsUsage: boolean;

  constructor(message: string, showsUsage = true) {
    super(message);
    this.showsUsage = showsUsage;
  }
}
