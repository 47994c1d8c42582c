import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '@/lib/platform/testing/start-site';
import { sites } from '../../e2e/support/sites';
import { inRoot, nodePath, root, run, step } from '../lib/setup.mjs';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The full hash of a commit; throws where there is none. */
export function hashOf(commit: string): string {
  return git('rev-parse', '--verify', `${commit}^{commit}`);
}

/** Runs `use` with a temporary worktree of `commit`, and removes it. */
export async function withWorktree(commit: string, use: (folder: string) => Promise<void>) {
  const parent = mkdtempSync(path.join(tmpdir(), 'look-'));
  const folder = path.join(parent, 'site');
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  process.once('exit', remove);
  git('worktree', 'add', '--detach', folder, commit);
  await use(folder);
  process.off('exit', remove);
  remove();
}

/** Builds both sites in `folder` and runs `use` while they are served. The fake services must be there already. */
export async function withSites(folder: string, use: () => Promise<void>) {
  for (const [name, { env }] of Object.entries(sites)) {
    step(`Building the site "${name}" in ${folder}`);
    // This tree's builds are reused as long as nothing has changed.
    const [command, args] =
      folder === root
        ? [nodePath(), [inRoot('scripts/build.mjs'), '--if-stale']]
        : ['npm', ['run', '--silent', 'build']];
    await run(command, args, { cwd: folder, env, isBeside: true });
  }
  await using servers = new AsyncDisposableStack();
  for (const { env } of Object.values(sites))
    servers.use(await startSite({ ...env, LOG_LEVEL: 'fatal' }, { folder, port: Number(env.PORT) }));
  await use();
}
