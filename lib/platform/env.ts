import { parseEnvironment } from './env-schema.ts';

export * from './env-schema.ts';

/**
 * Every setting of this process, parsed once. Plain Node loads this too, so the package server-only cannot guard it.
 */
export const env = parseEnvironment(process.env);
