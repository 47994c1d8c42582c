import { formatCount } from '@/content/numbers';
import { catchServiceError } from '@/lib/contentful/content-service-error';
import { type Problem, sortProblems } from '@/lib/contentful/problems';
import { EnvironmentError, parseEnvironment } from '@/lib/platform/env-schema';
import { formatTable, toOneLine } from '@/lib/platform/text-table';
import { UsageError } from '@/lib/platform/usage-error';
import { contentModel } from './model';

interface ContentfulOptions {
  publish?: boolean;
  format?: string;
}

type Settings = Record<string, string | undefined>;
type Write = (text: string) => unknown;

/**
 * Runs a command. Returns the exit status, which is 1 if `check` finds errors. Throws a UsageError, an EnvironmentError
 * (invalid settings or unreadable posts), or the error of a push.
 */
export async function runContentful(
  settings: Settings,
  [command, ...rest]: readonly string[],
  { publish = false, format }: ContentfulOptions,
  write: Write,
): Promise<number> {
  if (rest.length > 0) throw new UsageError(`Unexpected argument: ${rest.join(' ')}`);
  if (publish && command !== 'push') throw new UsageError('Only push accepts --publish.');
  if (format !== undefined && command !== 'check') throw new UsageError('Only check accepts --format.');
  switch (command) {
    case 'model':
      write(`${JSON.stringify(contentModel, null, 2)}\n`);
      return 0;
    case 'push':
      await pushSamples(settings, publish, write);
      return 0;
    case 'check':
      return check(settings, format ?? 'table', write);
    default:
      throw new UsageError(command ? `There is no command "${command}".` : 'The command is missing.');
  }
}

async function pushSamples(settings: Settings, publish: boolean, write: Write): Promise<void> {
  const env = parseEnvironment(settings, { unpaired: true });
  const { CONTENTFUL_SPACE_ID: spaceId, CONTENTFUL_MANAGEMENT_TOKEN: accessToken } = env;
  if (!spaceId || !accessToken)
    throw new EnvironmentError('Set CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN to push.');
  const { push } = await import('./push');
  const { CONTENTFUL_ENVIRONMENT: environmentId, CONTENTFUL_MANAGEMENT_HOST: origin } = env;
  const connection = { spaceId, environmentId, accessToken, origin };
  await push(connection, { publish, log: (line) => write(`${line}\n`) });
}

async function check(settings: Settings, format: string, write: Write): Promise<number> {
  if (format !== 'table' && format !== 'json') throw new UsageError('Use --format json or --format table.');
  const env = parseEnvironment(settings);
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN: accessToken, CONTENTFUL_HOST: origin } = env;
  if (!CONTENTFUL_SPACE_ID || !accessToken)
    throw new EnvironmentError(
      'Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN: the sample articles are not checked.',
    );
  const { checkPosts } = await import('@/lib/blog/contentful/check');
  const { checkHomes } = await import('@/lib/rentals/entry/check-homes');
  const connection = { origin, accessToken };
  const [posts, homes] = await catchServiceError(
    async () => [await checkPosts(connection), await checkHomes(connection)] as const,
    (error) => {
      throw new EnvironmentError(`The posts could not be read. ${error.message}`);
    },
  );
  const problems = sortProblems([...posts.problems, ...homes.problems]);
  const counts = [
    formatCount(posts.count, 'post'),
    ...(homes.count ? [formatCount(homes.count, 'home')] : []),
  ];
  const isTable = format === 'table';
  write(isTable ? formatProblems(counts.join(' and '), problems) : `${JSON.stringify(problems, null, 2)}\n`);
  return problems.some(({ level }) => level === 'error') ? 1 : 0;
}

function formatProblems(checked: string, problems: readonly Problem[]): string {
  if (problems.length === 0) return `${checked} checked, nothing is wrong.\n`;
  const rows = problems.map(({ level, problem, entry, title, message }) => [
    level,
    problem,
    entry,
    toOneLine(title, 40) || '(no title)',
    toOneLine(message),
  ]);
  const table = formatTable([['level', 'problem', 'entry', 'title', 'message'], ...rows]);
  const errors = problems.filter(({ level }) => level === 'error').length;
  const counts = `${formatCount(errors, 'error')}, ${formatCount(problems.length - errors, 'warning')}`;
  return `${table.join('\n')}\n\n${checked} checked: ${counts}.\n`;
}
