import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { startContentful } from '../../e2e/support/contentful';
import { sites, stubs } from '../../e2e/support/sites';
import { inRoot, root } from '../lib/setup.mjs';
import { printTable, ratio } from './figures';
import { startDeployed } from './servers';

const COUNTS = [20, 1_000, 10_000];
const MOST = 10_000;
const env = { ...sites.configured.env, NEXT_BUILD_DIR: '.next-bench' };

/** Prints what posts cost: time and memory of a build, and calls to the content service of a running server. */
export async function run(): Promise<void> {
  await using contentful = await startContentful({ port: stubs.contentful });
  const builds: { posts: number; seconds: number; megabytes: number }[] = [];
  for (const posts of COUNTS) {
    contentful.command({ do: 'reset', posts });
    builds.push({ posts, ...(await build()) });
  }
  const floor = builds[0]?.seconds ?? Number.NaN;
  printTable(
    'The whole build, from nothing.',
    ['posts', 'seconds', `against ${COUNTS[0]} posts`, 'most memory'],
    builds.map(({ posts, seconds, megabytes }) => [
      ...[posts, seconds.toFixed(1), `${ratio(seconds, floor)}${posts === MOST ? ' (≤ 1.5)' : ''}`],
      `${megabytes} MB`,
    ]),
  );

  await using site = await startDeployed(Number(env.PORT), env);
  const visit = async (name: string, address: string) => {
    contentful.command({ do: 'forget' });
    const start = performance.now();
    const answer = await fetch(site.url + address);
    await answer.text();
    return [name, answer.status, contentful.asked.length, Math.round(performance.now() - start)];
  };
  const rows = [
    await visit('the oldest article, cold index', `/blog/shore-note-number-${MOST}`),
    await visit('the newest article, warm index (≤ 3 calls)', '/blog/shore-note-number-1'),
    await visit('the last page of the archive', `/blog/page/${Math.ceil(MOST / 12)}`),
  ];
  printTable(
    `${MOST} posts; the index is read with the first page. Resident afterwards: ${site.megabytes()} MB (≤ 400).`,
    ['page', 'status', 'calls to the content service', 'ms'],
    rows,
  );
}

/** The seconds and the most memory that a build takes from nothing. */
async function build() {
  rmSync(inRoot(env.NEXT_BUILD_DIR), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    // All processes of the build's session.
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-g', String(child.pid)], { encoding: 'utf8' });
    const kilobytes = stdout.split('\n').reduce((sum, size) => sum + Number(size), 0);
    megabytes = Math.max(megabytes, Math.round(kilobytes / 1000));
  }, 200);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error('The build failed.');
  return { seconds: (performance.now() - start) / 1000, megabytes };
}
