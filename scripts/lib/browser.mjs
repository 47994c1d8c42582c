import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runPackage, step } from './setup.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The system's Chromium, or undefined. */
export function systemChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return (
    process.env.CHROME_PATH ??
    names.flatMap((name) => folders.map((dir) => path.join(dir, name))).find(existsSync)
  );
}

function isRoot() {
  return process.getuid?.() === 0;
}

function aptInstall() {
  const sudo = isRoot() ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return (
      spawnSync(command, rest, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    );
  };
  if (!existsSync('/usr/bin/apt-get')) return false;
  step('Installing Chromium (apt-get)');
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/** A browser for the end-to-end tests: the system's, Debian's package, or Playwright's own. */
export function installBrowser() {
  if (systemChromium()) return;
  if (aptInstall() && systemChromium()) return;
  step('Installing Chromium (playwright)');
  runPackage('playwright', ['install', '--with-deps', 'chromium'], {
    hint: 'No browser could be installed: install Chromium and run the tests again.',
  });
}
