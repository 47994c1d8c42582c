import { parseEnvironment } from './env-schema.ts';

export * from './env-schema.ts';

/** Parsed once. This module can't import the `server-only` package, because that package throws in plain Node. */
export const env = parseEnvironment(process.env);
