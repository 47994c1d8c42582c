import { logOf } from '@/lib/platform/observability/log';

/** One line each, and never what a visitor typed: ids, kinds, counts and names of failures only. */
export const log = logOf('leads');
