import path from 'node:path';

/** Path of Next's command, for `node` to run. Next exports no other way to start it within this process. */
export const nextCommand = path.resolve(import.meta.dirname, '../../../node_modules/next/dist/bin/next');
