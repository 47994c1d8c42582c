import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { UsageError } from '@/lib/platform/usage-error';

interface Command<Options extends ParseArgsOptionsConfig> {
  usage: string;
  options: Options;
  /** Returns the exit status. The .env files have been read by then. */
  run: (words: string[], options: Values<Options>) => Promise<number>;
  /** What is said of a failure that `run` did not expect, and its exit status. */
  failure: { status: number; say: (error: unknown, message: string) => string };
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ allowPositionals: true; options: Options }>
>['values'];

/** Runs a command of the site with the words of its command line. What is not understood ends with status 2. */
export async function runCommand<Options extends ParseArgsOptionsConfig>({
  usage,
  options,
  run,
  failure,
}: Command<Options>): Promise<void> {
  // Whoever reads only the first lines (`| head`) closes the pipe: no failure of ours.
  process.stdout.on('error', () => process.exit(0));
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(usage);
    return;
  }
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
    process.exitCode = await run(positionals, values);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isMisused =
      error instanceof UsageError ||
      (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    console.error(isMisused ? `${message}\n\n${usage}` : failure.say(error, message));
    process.exitCode = isMisused ? 2 : failure.status;
  }
}
