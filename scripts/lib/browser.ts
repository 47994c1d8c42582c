import { findCommand } from '../../lib/platform/testing/commands.ts';

/** Command and Debian package of a Chromium without a window. It renders the same in a third of the CPU time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** The path of a full Chromium on this system, for measurements, if there is one. */
export function systemChromium(): string | undefined {
  return (
    process.env.CHROME_PATH ??
    findCommand('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', HEADLESS_SHELL)
  );
}

/** The path of the browser for tests; undefined to use Playwright's own. */
export function testBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? findCommand(HEADLESS_SHELL) ?? systemChromium();
}
