import { findCommand } from '../../lib/platform/testing/commands.ts';

/** Command and Debian package of headless Chromium. It renders like full Chromium in a third of the CPU time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** Returns the path of a Chromium on this system, for measurements: a full one if possible, else a headless one. */
export function findChromium(): string | undefined {
  return (
    process.env.CHROME_PATH ??
    findCommand('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', HEADLESS_SHELL)
  );
}

/** Returns the path of the browser for tests, or undefined to use Playwright's own. */
export function findTestBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? findCommand(HEADLESS_SHELL) ?? findChromium();
}
