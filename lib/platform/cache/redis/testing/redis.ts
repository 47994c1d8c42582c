import { commandPath } from '../../../testing/commands.ts';
import { freePort } from '../../../testing/free-port.ts';
import { startServer } from '../../../testing/start-site.ts';

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

/** Starts Redis on a free port, or on `port`. Rejects if it won't start. */
export async function startRedis({ port: wanted }: { port?: number } = {}): Promise<TestRedis> {
  const port = wanted ?? (await freePort());
  const url = `redis://127.0.0.1:${port}`;
  const launch = () =>
    startServer({
      url,
      command: commandPath('redis-server'),
      args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    });
  let server = await launch();
  return {
    url,
    async start() {
      server = await launch();
    },
    stop: () => server.kill(),
    pause: () => server.process.kill('SIGSTOP'),
    resume: () => server.process.kill('SIGCONT'),
  };
}
