import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandPath } from '../../../testing/commands.ts';
import { freePort } from '../../../testing/free-port.ts';
import { openLink } from '../link.ts';

/** A Redis of our own on loopback, with nothing on the disk. */
export interface TestRedis {
  url: string;
  /** Stops it, as an outage does; `start` gives back an empty one at the same port. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Lets it hang: connections stay open, nothing is answered. */
  pause: () => void;
  resume: () => void;
}

/** Starts Redis on a free port, or on `port`. Rejects if it won't start within 10 s. */
export async function startRedis({ port: wanted }: { port?: number } = {}): Promise<TestRedis> {
  const port = wanted ?? (await freePort());
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | null = null;

  async function start() {
    const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'].map(String);
    server = spawn(commandPath('redis-server'), options, { stdio: 'ignore' });
    await answering(url);
  }

  async function stop() {
    const stopping = server;
    server = null;
    if (!stopping || stopping.exitCode !== null) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill('SIGKILL');
    await ended;
  }

  await start();
  // A test that is cut short leaves nothing running.
  process.once('exit', () => server?.kill('SIGKILL'));
  return {
    url,
    start,
    stop,
    pause: () => server?.kill('SIGSTOP'),
    resume: () => server?.kill('SIGCONT'),
  };
}

async function answering(url: string): Promise<void> {
  const link = openLink(url, () => {});
  try {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (
        await link
          .run((redis) => redis.ping())
          .then(
            () => true,
            () => false,
          )
      )
        return;
      await sleep(50);
    }
    throw new Error('Redis did not answer within 10 s.');
  } finally {
    link.close();
  }
}
