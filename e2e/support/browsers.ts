import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

export const otherBrowsers = ([webkit, firefox] as const).map((browser) => ({
  name: browser.name() as 'webkit' | 'firefox',
  isInstalled: isInstalled(browser),
}));

function isInstalled(browser: typeof webkit): boolean {
  try {
    return existsSync(browser.executablePath());
  } catch {
    // `executablePath` throws if Playwright doesn't support this operating system.
    return false;
  }
}
