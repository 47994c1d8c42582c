import { parseEnvironment } from './env-schema.ts';

/**
 * Every setting of this process, parsed once; rules and defaults live in env-schema.ts. For what plain Node loads (the
 * server, the cache handler): whatever Next bundles imports env.ts, which no browser can be sent.
 */
export const env = parseEnvironment(process.env);
