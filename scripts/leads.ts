import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { runLeads, UsageError, usage } from '../lib/leads/cli.ts';

/** Exit codes: 0 done, 1 failed, 2 not understood. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      spam: { type: 'boolean' },
      format: { type: 'string' },
      since: { type: 'string' },
      'older-than': { type: 'string' },
      email: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  // Settings are parsed when this module is loaded: not before the .env files have been read.
  const { env } = await import('../lib/platform/env.ts');
  await runLeads(env, positionals, values, (text) => process.stdout.write(text));
  return 0;
}

// Whoever reads only the first lines (`| head`) closes the pipe: no failure of ours.
process.stdout.on('error', () => process.exit(0));

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const misused =
      error instanceof UsageError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    console.error(
      misused
        ? `${message}\n\n${usage}`
        : error instanceof Error && error.name === 'EnvironmentError'
          ? message
          : `The leads could not be read or changed: ${message}`,
    );
    process.exitCode = misused ? 2 : 1;
  },
);
