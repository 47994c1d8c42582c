import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface RunningSite {
  url: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** SIGKILL: as when the power goes. */
  kill(): Promise<void>;
  /** SIGTERM: as at a deploy. */
  stop(): Promise<void>;
}

/** Serves an existing build as a process of its own, and waits until it answers. */
export async function startSite(env: Record<string, string>): Promise<RunningSite> {
  const url = `http://localhost:${env.PORT}`;
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The site stopped:\n${printed}`);
    const up = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up)
      return {
        url,
        process: child,
        output: () => printed,
        kill: () => end('SIGKILL'),
        stop: () => end('SIGTERM'),
      };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end('SIGKILL');
  throw new Error(`The site did not answer:\n${printed}`);
}
