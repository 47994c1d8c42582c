import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findCommand, missingPackages } from '../../lib/platform/testing/commands.ts';
import { findChromium, findTestBrowser, HEADLESS_SHELL } from './browser.ts';
import { fail, printStep, runPackage } from './setup.mjs';

/** Installs the programs and the browser that the tests need. If that fails, prints what to install and exits. */
export async function installPrograms() {
  const missing = missingPackages();
  if (missing.length && !aptInstall(missing)) {
    const all = findTestBrowser() ? missing : [HEADLESS_SHELL, ...missing];
    fail(
      `The tests need more programs: install ${all.join(', ')} (Debian packages) and run the tests again.`,
    );
  }
  await installBrowser();
}

async function installBrowser() {
  if (process.env.CHROME_PATH || findCommand(HEADLESS_SHELL)) return;
  if (aptInstall([HEADLESS_SHELL]) || findChromium()) return;
  printStep('Installing Chromium (playwright)');
  await runPackage('playwright', ['install', '--with-deps', 'chromium'], {
    hint: 'No browser could be installed: install Chromium and run the tests again.',
  });
}

/** Installs Debian packages if sudo doesn't ask for a password. Returns whether it succeeded. */
function aptInstall(packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => {
    const [command, ...rest] = [...(process.getuid?.() ? ['sudo', '-n'] : []), 'apt-get', '-qq', ...args];
    // Hide the standard output, because apt-get prints hundreds of lines even if it succeeds.
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  };
  printStep(`Installing ${packages.join(', ')} (apt-get)`);
  // Ignore failures: apt fails if any source is unreachable, even if the others have the packages.
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...packages);
}
