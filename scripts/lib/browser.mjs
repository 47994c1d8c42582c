import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall } from './apt.mjs';
import { runPackage, step } from './setup.mjs';

/** Chromium without windows: the same pages in a third of the processor time. */
const SHELL = 'chromium-headless-shell';

function find(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((dir) => path.join(dir, name))).find(existsSync);
}

/** The system's Chromium as visitors have it, or undefined: for figures. */
export function systemChromium() {
  return (
    process.env.CHROME_PATH ??
    find(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', SHELL])
  );
}

/** The browser of tests and pictures, or undefined where Playwright brings its own. */
export function testBrowser() {
  return process.env.CHROME_PATH ?? find([SHELL]) ?? systemChromium();
}

/** A browser for the end-to-end tests: Debian's package, the system's, or Playwright's own. */
export function installBrowser() {
  if (process.env.CHROME_PATH || find([SHELL])) return;
  if (aptInstall([SHELL]) || systemChromium()) return;
  step('Installing Chromium (playwright)');
  runPackage('playwright', ['install', '--with-deps', 'chromium'], {
    hint: 'No browser could be installed: install Chromium and run the tests again.',
  });
}
