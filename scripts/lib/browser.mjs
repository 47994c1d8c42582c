import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall } from './apt.mjs';
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

/** A browser for the end-to-end tests: the system's, Debian's package, or Playwright's own. */
export function installBrowser() {
  if (systemChromium()) return;
  if (aptInstall(['chromium']) && systemChromium()) return;
  step('Installing Chromium (playwright)');
  runPackage('playwright', ['install', '--with-deps', 'chromium'], {
    hint: 'No browser could be installed: install Chromium and run the tests again.',
  });
}
