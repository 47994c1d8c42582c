import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { UsageError } from '@/lib/platform/usage-error';

interface Command<Options extends ParseArgsOptionsConfig> {
  usage: string;
  options: Options;
  /** Returns the exit status. The .env files have been read by then. */
  run: (
    words: string[],
    options: ReturnType<typeof parseArgs<{ allowPositionals: true; options: Options }>>['values'],
  ) => Promise<number>;
  /** The text before the message of an unexpected failure, and the exit status. */
  failure: { status: number; text: string };
}

/** Runs a command with the arguments of this process. Invalid arguments set exit status 2. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(command: Command<Options>) {
  const { usage, options, run, failure } = command;
  // `| head` closes the pipe early, which is no failure.
  process.stdout.on('error', () => process.exit(0));
  if (process.argv.includes('--help') || process.argv.includes('-h')) return void process.stdout.write(usage);
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
    process.exitCode = await run(positionals, values);
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    const isMisused = name === 'UsageError' || code?.startsWith('ERR_PARSE_ARGS');
    const showsUsage = !(error instanceof UsageError) || error.showsUsage;
    if (isMisused) console.error(showsUsage ? `${message}\n\n${usage}` : message);
    else console.error(name === 'EnvironmentError' ? message : `${failure.text}: ${message}`);
    process.exitCode = isMisused ? 2 : failure.status;
  }
}
