import { pino } from 'pino';
import { env } from '../env.ts';
import { processState } from './process-state.ts';

/**
 * Every line that the running site writes, as JSON: ids, kinds, counts and names of failures, never what a visitor typed, an
 * address of a visitor or a query.
 */
const root = pino({
  base: null,
  level: env.LOG_LEVEL,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => ({ requestId: processState.request.getStore()?.id }),
});

/** The log of one part of the site (leads, blog, vision, server …). */
export function logOf(part: string) {
  return root.child({ part });
}
