import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface RunningSite {
  port: number;
  url: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** SIGKILL: as in a power cut. */
  kill(): Promise<void>;
  /** SIGTERM: as at a deploy. */
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** Serves the build in `folder` as a process of its own, at a free port where none is given. Resolves once it answers. */
export async function startSite(
  env: Record<string, string>,
  { folder = root, port: wanted }: { folder?: string; port?: number } = {},
): Promise<RunningSite> {
  const port = wanted ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.join(folder, 'scripts/serve.mjs')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const killChild = () => child.kill('SIGKILL');
  // A test that is cut short leaves nothing running.
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The site stopped:\n${printed}`);
    const isUp = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp)
      return {
        port,
        url,
        process: child,
        output: () => printed,
        kill: () => end('SIGKILL'),
        stop: () => end('SIGTERM'),
      };
    await sleep(100);
  }
  await end('SIGKILL');
  throw new Error(`The site did not answer:\n${printed}`);
}
