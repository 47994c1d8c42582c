import { pino } from 'pino';
import { env } from '../env.ts';
import { processState } from './process-state.ts';

/** The site's JSON log: ids, kinds, counts and failure names, never user input, client addresses or queries. */
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
