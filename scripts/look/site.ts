import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sites } from '../../e2e/support/sites';
import { childEnv, inRoot, root, step } from '../lib/setup.mjs';

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
    const [command, ...args] =
      folder === root
        ? ['node', inRoot('scripts/lib/build-if-stale.mjs')]
        : ['npm', 'run', '--silent', 'build'];
    const [code] = await once(start(folder, env, command, args, 'inherit'), 'exit');
    if (code !== 0) throw new Error(`The site "${name}" could not be built.`);
  }
  const servers: ChildProcess[] = [];
  for (const { env, url } of Object.values(sites)) {
    if (await isUp(url)) throw new Error(`${url} is taken: set E2E_PORT to another port.`);
    servers.push(start(folder, env, 'npm', ['run', '--silent', 'serve'], 'ignore'));
  }
  for (const { url } of Object.values(sites)) await untilUp(url);
  await use();
  for (const server of servers) await stop(server);
}

const running = new Set<ChildProcess>();

/** Ends a command and what it started: npm does not always pass a signal on. */
function signal({ pid }: ChildProcess) {
  if (pid) process.kill(-pid, 'SIGTERM');
}

// However this process ends, nothing of it is left.
process.on('exit', () => running.forEach(signal));
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(1));

function start(
  folder: string,
  env: Record<string, string>,
  command: string,
  args: string[],
  output: 'inherit' | 'ignore',
): ChildProcess {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, 'inherit'],
    env: childEnv({ ...env, LOG_LEVEL: 'fatal' }),
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function stop(server: ChildProcess) {
  if (!running.has(server)) return;
  signal(server);
  await once(server, 'exit');
}

const isUp = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilUp(url: string) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await isUp(url)) return;
    await sleep(200);
  }
  throw new Error(`${url} did not answer.`);
}
