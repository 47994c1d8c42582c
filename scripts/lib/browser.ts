import { findCommand } from '../../lib/platform/testing/commands.ts';

/** Chromium without windows: the same pages in a third of the processor time. */
export const SHELL = 'chromium-headless-shell';

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
