import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getFreePort, isListening } from './free-port.ts';

export type Server = Awaited<ReturnType<typeof startServer>>;

interface Command extends Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> {
  url: string;
  command?: string;
  args: string[];
  env?: Record<string, string>;
  isReady?: (url: string) => Promise<boolean>;
}

const root = path.resolve(import.meta.dirname, '../../..');

export async function startServer({ url, args, command = process.execPath, env, ...options }: Command) {
  const port = Number(new URL(url).port);
  const { isReady = () => isListening(port), ...spawnOptions } = options;
  if (await isListening(port)) throw new Error(`Something else listens on port ${port}.`);
  const child = spawn(command, args, { cwd: root, ...spawnOptions, env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  // Stop the server when the test process exits, even if a test run is interrupted. `kill` sends SIGTERM, so that the
  // server can stop its workers.
  const stopChild = () => {
    child.kill();
    // A paused process handles signals only after SIGCONT.
    child.kill('SIGCONT');
  };
  process.once('exit', stopChild);
  child.once('exit', () => process.off('exit', stopChild));

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  // Five minutes: only a server that hangs takes that long.
  const deadline = Date.now() + 300_000;
  while (!(await isReady(url))) {
    if (hasEnded()) throw new Error(`${url} stopped:\n${printed}`);
    if (Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`${url} did not respond:\n${printed}`);
    }
    await sleep(100);
  }
  return {
    port,
    url,
    process: child,
    output: () => printed,
    megabytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  };
}

export const respondsAt = (path: string) => async (url: string) =>
  (await fetch(url + path).catch(() => null))?.ok ?? false;

/** scripts/lib/build.mjs links `current` to the newest build in `builds`, a folder of the project. */
export const findNewestSite = (builds = 'dist') => realpathSync(path.join(root, builds, 'current'));

/** A running site rewrites its pages as content changes, so a test that changes content needs its own copy. */
export function copySite(folder: string, builds?: string): void {
  cpSync(findNewestSite(builds), folder, { recursive: true, verbatimSymlinks: true });
}

interface SiteOptions {
  port?: number;
  folder?: string;
  cwd?: string;
}

export async function startSite(env: Record<string, string>, options: SiteOptions = {}): Promise<Server> {
  const { port = await getFreePort(), folder = findNewestSite(), cwd = root } = options;
  return startServer({
    url: `http://localhost:${port}`,
    args: [path.join(folder, 'server.js')],
    cwd,
    env: { ...env, PORT: String(port) },
    isReady: respondsAt('/api/health'),
  });
}
