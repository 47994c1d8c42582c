import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { commandPath } from '../../platform/testing/commands.ts';
import { getFreePort } from '../../platform/testing/free-port.ts';
import { startServer } from '../../platform/testing/start-site.ts';

/**
 * Starts a PostgreSQL server on loopback, in its own directory. If TEST_POSTGRES is set (one-postgres.ts), uses that
 * server instead. The server never syncs to disk: data would be lost only if the machine crashed, not if a client does.
 * Rejects if the server won't start.
 */
export async function startPostgres() {
  const shared = process.env.TEST_POSTGRES;
  if (shared) return databasesOf(shared, async () => {});
  const directory = mkdtempSync(join(tmpdir(), 'leads-pg-'));
  const data = join(directory, 'data');
  const port = await getFreePort();
  // PostgreSQL refuses to run as root, but CI and containers often run the tests as root.
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null;
  if (user) chownSync(directory, user.uid, user.gid);
  const spawnOptions = { cwd: directory, ...user };

  // With stderr piped, its text is in the message of the error that `execFileSync` throws. The locale is C, because
  // PostgreSQL may lack the system's locale.
  const init = ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync', '--locale=C', '--encoding=UTF8'];
  execFileSync(commandPath('initdb'), init, { ...spawnOptions, stdio: ['ignore', 'ignore', 'pipe'] });

  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=off'].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const url = `postgres://postgres@127.0.0.1:${port}`;
  const { process: server } = await startServer({
    url,
    command: commandPath('postgres'),
    args: ['-D', data, '-p', String(port), '-k', directory, ...settings],
    ...spawnOptions,
    isReady: (url) => query(url, 'select 1').then(Boolean, () => false),
  });

  return databasesOf(url, async () => {
    server.kill('SIGQUIT'); // at once: its data is no longer needed
    await once(server, 'exit');
    rmSync(directory, { recursive: true, force: true });
  });
}

function databasesOf(url: string, stop: () => Promise<void>) {
  return {
    url,
    /** Creates an empty database and returns its URL. */
    async newDatabase() {
      const name = `leads_${randomUUID().replaceAll('-', '')}`;
      await query(url, `create database ${name}`);
      return `${url}/${name}`;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Returns the user that Debian's package of PostgreSQL creates; elsewhere `nobody`. */
function unprivilegedUser() {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u') || 65_534, gid: id('-g') || 65_534 };
}

async function query(connectionString: string, sql: string) {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
