import { findCommand } from '../../lib/platform/testing/commands.ts';

/** Chromium without windows renders the same pages in a third of the processor time. */
export const SHELL = 'chromium-headless-shell';

/** The path of the system's full Chromium, for measurements; undefined if there is none. */
export function systemChromium(): string | undefined {
  return (
    process.env.CHROME_PATH ??
    findCommand('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', SHELL)
  );
}

/** The path of the browser for tests; undefined if Playwright uses its own. */
export function testBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? findCommand(SHELL) ?? systemChromium();
}
