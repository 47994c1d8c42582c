import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { inRoot } from './setup.mjs';

const schema = z.object({
  boundaries: z.object({
    zones: z.array(z.object({ name: z.string(), patterns: z.array(z.string()) })),
    rules: z.array(z.object({ from: z.string(), allow: z.array(z.string()) })),
  }),
});

/** The folders of fallow.toml, and what each may import, both in the order of their lines. */
export function importRules() {
  const args = ['list', '--boundaries', '--format=json', '--quiet', '--no-cache'];
  return schema.parse(
    JSON.parse(execFileSync(inRoot('node_modules/.bin/fallow'), args, { encoding: 'utf8' })),
  ).boundaries;
}
