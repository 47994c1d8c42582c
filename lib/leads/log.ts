import { pino } from 'pino';

/** One line each, and never what a visitor typed: ids, kinds, counts and names of failures only. */
export const log = pino({ name: 'leads', base: null, level: process.env.LOG_LEVEL ?? 'info' });
