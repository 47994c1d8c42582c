import 'server-only';
import { parseEnvironment } from './env-schema.ts';

/** Every setting, parsed once. Rules and defaults live in env-schema.ts. */
export const env = parseEnvironment(process.env);
