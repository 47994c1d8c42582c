import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step } from './setup.mjs';

/** Installs Debian's packages where that needs no password. Returns whether they are installed. */
export function aptInstall(packages) {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args) => {
    const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { stdio: 'inherit', env }).status === 0;
  };
  step(`Installing ${packages.join(', ')} (apt-get)`);
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
