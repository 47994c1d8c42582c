import path from 'node:path';

/** The file of a program in this folder; a production build bundles each into one file. */
export const programPath = (name: string): string =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    process.env.NODE_ENV === 'production' ? `${name}.js` : `lib/platform/calendar/${name}.ts`,
  );
