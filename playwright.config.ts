import { defineConfig } from '@playwright/test';
import { otherBrowsers } from './e2e/support/browsers';
import { fakePorts, sites } from './e2e/support/sites';
import { findSkippedTests } from './lib/platform/testing/commands';

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * These file names select a project (`x.nojs.spec.ts`). Other tests run on a desktop and a phone, unless a tag limits
 * them: `@phone` to the phone, `@desktop` and `@any-screen` (same on every screen) to the desktop. Tests tagged
 * `@browsers` also run in WebKit (phone) and Firefox (desktop) after `npx playwright install webkit firefox`.
 */
const specialFiles = /\.(crawler|nojs|configured|isolated)\.spec\.ts$/;

/** Tests of the configured site that don't change its content, so they can run in parallel. */
const embeds = /embeds\.configured\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: findSkippedTests().map((file) => `**/${file}`),
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Two more than the cores of a small machine, because serial tests mostly wait.
  workers: 4,
  // Long timeouts, to stop only tests that hang: on a busy machine every test is slow.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: sites.plain.url,
    // Traces would make the run take 50% longer. To get one: `npm run e2e -- FILE --trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  // Serial projects come first, so that the others can run at the same time.
  projects: [
    {
      name: 'content',
      testMatch: /\.configured\.spec\.ts$/,
      testIgnore: embeds,
      workers: 1,
      use: { ...desktop, baseURL: sites.configured.url },
    },
    // These tests start their own servers, so only two run at a time.
    { name: 'isolated', testMatch: /\.isolated\.spec\.ts$/, workers: 2, use: desktop },
    { name: 'embeds', testMatch: embeds, use: { ...desktop, baseURL: sites.configured.url } },
    { name: 'desktop', testIgnore: specialFiles, grepInvert: /@phone/, use: desktop },
    { name: 'phone', testIgnore: specialFiles, grepInvert: /@any-screen|@desktop/, use: phone },
    { name: 'crawler', testMatch: /\.crawler\.spec\.ts$/ },
    { name: 'nojs', testMatch: /\.nojs\.spec\.ts$/, use: { ...phone, javaScriptEnabled: false } },
    ...otherBrowsers.map(({ name, isInstalled }) => ({
      name,
      testIgnore: isInstalled ? specialFiles : /./,
      grep: /@browsers/,
      grepInvert: name === 'webkit' ? /@desktop/ : /@phone/,
      use: { ...(name === 'webkit' ? phone : desktop), browserName: name, launchOptions: {} },
    })),
  ],
  webServer: [
    {
      command: 'tsx e2e/support/fake-services.ts',
      url: `http://127.0.0.1:${fakePorts.contentful}/__health`,
      reuseExistingServer: false,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    },
    ...Object.values(sites).map(({ url, env, served }) => ({
      command: `node ${served}/server.js`,
      url,
      env,
      reuseExistingServer: false,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    })),
  ],
});
