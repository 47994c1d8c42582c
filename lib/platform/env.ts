import { parseEnvironment } from './env-schema.ts';

export * from './env-schema.ts';

/** Settings of this process, parsed once. Plain Node loads this too, so the `server-only` package can't guard it. */
export const env = parseEnvironment(process.env);
