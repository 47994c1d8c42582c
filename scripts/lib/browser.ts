import { findCommand } from '../../lib/platform/testing/commands.ts';
import { aptInstall } from './apt.mjs';
import { runPackage, step } from './setup.mjs';

/** Chromium without windows: the same pages in a third of the processor time. */
const SHELL = 'chromium-headless-shell';

/** The system's Chromium as visitors have it, or undefined: for figures. */
export function systemChromium(): string | undefined {
  return (
    process.env.CHROME_PATH ??
    findCommand('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', SHELL)
  );
}

/** The browser of tests and pictures, or undefined where Playwright brings its own. */
export function testBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? findCommand(SHELL) ?? systemChromium();
}

/** A browser for the end-to-end tests: Debian's package, the system's, or Playwright's own. */
export async function installBrowser() {
  if (process.env.CHROME_PATH || findCommand(SHELL)) return;
  if (aptInstall([SHELL]) || systemChromium()) return;
  step('Installing Chromium (playwright)');
  await runPackage('playwright', ['install', '--with-deps', 'chromium'], {
    hint: 'No browser could be installed: install Chromium and run the tests again.',
  });
}
