import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { startContentful } from '../../e2e/support/contentful';
import { sites, stubs } from '../../e2e/support/sites';
import { inRoot, root } from '../lib/setup.mjs';
import { printTable, ratio } from './table';

const COUNTS = [20, 1_000, 10_000];

/** Resident memory of all processes of a session, in MB. */
function sessionMegabytes(session: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-g', String(session)], { encoding: 'utf8' });
  return stdout.split('\n').reduce((sum, size) => sum + Number(size), 0) / 1000;
}

/** Seconds and the most memory that a build with `posts` posts in the fake service takes, from nothing. */
async function timeBuild(posts: number) {
  await using contentful = await startContentful({ port: stubs.contentful });
  contentful.command({ do: 'reset', posts });
  const folder = '.next-bench';
  rmSync(inRoot(folder), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...sites.configured.env, NEXT_BUILD_DIR: folder },
  });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sessionMegabytes(child.pid ?? 0));
  }, 200);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  rmSync(inRoot(folder), { recursive: true, force: true });
  if (code !== 0) throw new Error(`The build with ${posts} posts failed.`);
  return { posts, seconds, most };
}

/** Prints what a build costs by the number of posts: old ones are rendered when they are asked for. */
export async function run(): Promise<void> {
  const figures = [];
  for (const posts of COUNTS) figures.push(await timeBuild(posts));
  const [{ seconds: floor } = { seconds: Number.NaN }] = figures;
  printTable(
    ['posts', 'seconds', 'against 20 posts', 'most memory'],
    figures.map(({ posts, seconds, most }) => [
      posts.toLocaleString('en-US'),
      seconds.toFixed(1),
      `${ratio(seconds, floor)}${posts === 10_000 ? ' (≤ 1.5)' : ''}`,
      `${Math.round(most)} MB`,
    ]),
  );
}
