import path from 'node:path';

/** Returns the file of a program in this folder. In production it is a bundle of the program, next to the server. */
export const programPath = (name: string): string =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    process.env.NODE_ENV === 'production' ? `${name}.js` : `lib/platform/calendar/${name}.ts`,
  );
