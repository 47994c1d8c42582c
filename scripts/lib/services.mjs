import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { step } from './setup.mjs';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
const postgres = '/usr/lib/postgresql';

/** What the tests start of their own, and the Debian package that has it. */
const packages = {
  'redis-server': 'redis-server',
  nginx: 'nginx',
  openssl: 'openssl',
  postgres: 'postgresql',
};

function isThere(command) {
  if (folders.some((folder) => existsSync(path.join(folder, command)))) return true;
  const versions = command === 'postgres' && existsSync(postgres) ? readdirSync(postgres) : [];
  return versions.some((version) => existsSync(path.join(postgres, version, 'bin', command)));
}

/**
 * Redis, PostgreSQL and nginx for the tests of several instances. They are installed in CI alone, as Debian's
 * packages: on somebody's own machine the tests that need them say what is missing, and are skipped.
 */
export function installServices() {
  const missing = Object.entries(packages).flatMap(([command, name]) => (isThere(command) ? [] : [name]));
  if (!missing.length || !process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return;
  step(`Installing ${missing.join(', ')} (apt-get)`);
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}
