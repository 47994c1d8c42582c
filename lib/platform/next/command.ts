import path from 'node:path';

/** Next's command, for `node` to run: its package exports no other way to start it within this process. */
export const nextCommand = path.resolve(import.meta.dirname, '../../../node_modules/next/dist/bin/next');
