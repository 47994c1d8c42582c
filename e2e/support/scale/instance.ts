import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const linked = ['node_modules', 'public', 'content', 'package.json', 'tsconfig.json'];
const copied = ['lib', 'next.config.ts'];

/** What scripts/serve.mjs does in the end, without looking for packages to install. */
const SERVE =
  "const { serveSite } = await import('./lib/platform/server/serve-site.ts'); await serveSite(process.cwd());";

export interface Instance {
  port: number;
  url: string;
  process: ChildProcess;
  output(): string;
  /** SIGKILL: as when the machine is gone. */
  kill(): Promise<void>;
  /** SIGTERM: as at a deploy. */
  stop(): Promise<void>;
}

/** Lays out a machine of its own in `folder`: the build in `buildDir` copied, so that no disk is shared. */
export function layOut(folder: string, buildDir: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of linked) symlinkSync(path.join(root, name), path.join(folder, name));
  for (const name of copied) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  cpSync(path.join(root, buildDir), path.join(folder, buildDir), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== path.join(root, buildDir, 'cache') && !source.endsWith('.map'),
  });
}

/** Serves the build laid out in `folder`, and waits until it answers. */
export async function startInstance(
  folder: string,
  port: number,
  env: Record<string, string>,
): Promise<Instance> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVE], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env, PORT: String(port) },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The instance stopped:\n${printed}`);
    const isUp = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
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
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end('SIGKILL');
  throw new Error(`The instance did not answer:\n${printed}`);
}
