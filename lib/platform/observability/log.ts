import { pino } from 'pino';
import { env } from '../env.ts';
import { processState } from './process-state.ts';

/** The JSON log. It gets ids, kinds, counts and failure names, never user input, client addresses or queries. */
const root = pino({
  base: null,
  level: env.LOG_LEVEL,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => ({ requestId: processState.request.getStore()?.id }),
});

export function logOf(part: string) {
  return root.child({ part });
}
