import path from 'node:path';

/** The path of the script behind the `next` command, to be run with `node`. Next doesn't export this script. */
export const nextCommand = path.resolve(import.meta.dirname, '../../../node_modules/next/dist/bin/next');
