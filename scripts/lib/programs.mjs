import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findCommand, findSkippedTests, missingPackages } from '../../lib/platform/testing/commands.ts';
import { findChromium, findTestBrowser, HEADLESS_SHELL } from './browser.ts';
import { fail, printStep, runPackage } from './setup.mjs';

/**
 * Installs the programs and the browser that the tests need. If that fails, the tests that need them are skipped, which
 * is printed at the end; CI stops instead.
 */
export async function installPrograms() {
  const missing = missingPackages();
  if (missing.length && !aptInstall(missing)) {
    const all = findTestBrowser() ? missing : [HEADLESS_SHELL, ...missing];
    const command = `apt-get install ${all.join(' ')} (Debian packages, as root)`;
    if (process.env.CI) fail(`The tests need more programs: run ${command}, and run the tests again.`);
    const skipped = [`Skipped, because programs are missing. To run these tests too: ${command}`];
    process.once('exit', () => console.log([...skipped, ...findSkippedTests()].join('\n  ')));
  }
  await installBrowser();
}

async function installBrowser() {
  if (process.env.CHROME_PATH || findCommand(HEADLESS_SHELL)) return;
  if (aptInstall([HEADLESS_SHELL]) || findChromium()) return;
  printStep('Installing Chromium (playwright)');
  await runPackage('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {
    hint: 'No browser could be installed: install Chromium and run the tests again.',
  });
}

const isRoot = process.getuid?.() === 0;

/** Installs Debian packages if this is root. Returns whether it succeeded. */
function aptInstall(packages) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Hide the standard output, because apt-get prints hundreds of lines even if it succeeds.
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  printStep(`Installing ${packages.join(', ')} (apt-get)`);
  // Ignore failures: apt fails if any source is unreachable, even if the others have the packages.
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...packages);
}
