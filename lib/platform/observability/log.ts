import { pino } from 'pino';
import { env } from '../env.ts';
import { shared } from './shared.ts';

/**
 * Every line that the running site writes: JSON with `level`, `time` (ISO), `part`, `msg`, and `requestId` while a
 * request is being answered. Never what a visitor typed, no address of a visitor, no query of a URL: ids, kinds,
 * counts and names of failures only.
 */
const root = pino({
  base: null,
  level: env.LOG_LEVEL,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => ({ requestId: shared.request.getStore()?.id }),
});

/** The log of one part of the site (leads, blog, vision, server …). */
export function logOf(part: string) {
  return root.child({ part });
}
