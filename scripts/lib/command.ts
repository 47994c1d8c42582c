import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { UsageError } from '@/lib/platform/usage-error';

interface Command<Options extends ParseArgsOptionsConfig> {
  usage: string;
  options: Options;
  /** Runs the command when the .env files have been read. Returns the exit status. */
  run: (
    words: string[],
    options: ReturnType<typeof parseArgs<{ allowPositionals: true; options: Options }>>['values'],
  ) => Promise<number>;
  /** Exit status for unexpected errors, and the text before their message. */
  failure: { status: number; text: string };
}

/** Runs a command with the arguments of this process. The exit status for invalid arguments is 2. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(command: Command<Options>) {
  const { usage, options, run, failure } = command;
  // Exit without an error if the output can't be written: `| head`, for example, closes the pipe after ten lines.
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
