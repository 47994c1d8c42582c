import { commandPath } from '../../testing/commands.ts';
import { getFreePort } from '../../testing/free-port.ts';
import { startServer } from '../../testing/start-site.ts';
import { openLink } from '../link.ts';

/** A link with long timeouts, so that tests pass on a busy machine. */
export const openTestLink = (url: string, log: (line: string) => void = () => {}) =>
  openLink(url, log, { command: 2_000, firstConnection: 60_000 });

export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

export async function startRedis() {
  const port = await getFreePort();
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
    /** Simulates an outage; `start` starts an empty Redis at the same port. */
    stop: () => server.kill(),
    [Symbol.asyncDispose]: () => server.kill(),
    async start() {
      server = await launch();
    },
    pause: () => server.process.kill('SIGSTOP'),
    resume: () => server.process.kill('SIGCONT'),
  };
}
