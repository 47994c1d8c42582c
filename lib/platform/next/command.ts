import path from 'node:path';

/** The script behind the `next` command, for `node` to run. Next doesn't export it. */
export const nextCommand = path.resolve(import.meta.dirname, '../../../node_modules/next/dist/bin/next');
