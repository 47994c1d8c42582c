import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';

// The package only marks modules for Next's bundler. The condition under which it is empty would also take away the
// parts of React that next/image needs.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'server-only'
      ? { url: 'data:text/javascript,', shortCircuit: true }
      : next(specifier, context),
});
const { runContentful, UsageError, usage } = await import('../lib/blog/contentful/cli.ts');

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      publish: { type: 'boolean' },
      format: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  return runContentful(process.env, positionals, values, {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  });
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
    console.error(misused ? `${message}\n\n${usage}` : `The command failed: ${message}`);
    process.exitCode = 2;
  },
);
