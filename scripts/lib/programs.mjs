import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findCommand, missingPackages } from '../../lib/platform/testing/commands.ts';
import { SHELL, systemChromium, testBrowser } from './browser.ts';
import { fail, runPackage, step } from './setup.mjs';

/** Installs the system programs that the tests need. Ends the command with their names if that is not possible. */
export async function installPrograms() {
  const missing = missingPackages();
  if (missing.length && !aptInstall(missing)) {
    const all = testBrowser() ? missing : [SHELL, ...missing];
    fail(`The tests need more programs: install ${all.join(', ')} (Debian's names), and run them again.`);
  }
  await installBrowser();
}

/** Installs a browser if there is none: Debian's, else Playwright's. */
async function installBrowser() {
  if (process.env.CHROME_PATH || findCommand(SHELL)) return;
  if (aptInstall([SHELL]) || systemChromium()) return;
  step('Installing Chromium (playwright)');
  await runPackage('playwright', ['install', '--with-deps', 'chromium'], {
    hint: 'No browser could be installed: install Chromium and run the tests again.',
  });
}

/** Installs Debian packages if that needs no password. Returns whether it succeeded. */
function aptInstall(packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => {
    const [command, ...rest] = [...(process.getuid?.() ? ['sudo', '-n'] : []), 'apt-get', '-qq', ...args];
    // On success it prints hundreds of lines.
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  step(`Installing ${packages.join(', ')} (apt-get)`);
  // Fails if any source is unreachable, even if the others have the packages.
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...packages);
}
