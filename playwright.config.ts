import { defineConfig } from '@playwright/test';
import { sites, stubs } from './e2e/support/sites';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Files say by their names where they run: `x.crawler.spec.ts`, `x.nojs.spec.ts`, and so on. */
const special = /\.(crawler|nojs|configured|isolated)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In a few visits of a thousand that scroll while the page starts, Chromium's compositor waits for a tree that never gets
  // ready (seen in 156 without a graphics card): the page answers, and nothing is painted any more.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: sites.plain.url,
    trace: 'retain-on-failure',
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
  projects: [
    { name: 'desktop', testIgnore: special, use: desktop },
    { name: 'phone', testIgnore: special, use: phone },
    // What a crawler reads is the same on every screen.
    { name: 'crawler', testMatch: /\.crawler\.spec\.ts$/ },
    { name: 'nojs', testMatch: /\.nojs\.spec\.ts$/, use: { ...phone, javaScriptEnabled: false } },
    {
      name: 'configured',
      testMatch: /\.configured\.spec\.ts$/,
      // Its tests tell the fake services what to answer, one after the other.
      workers: 1,
      use: { ...desktop, baseURL: sites.configured.url },
    },
    { name: 'isolated', testMatch: /\.isolated\.spec\.ts$/, use: desktop },
  ],
  webServer: [
    {
      command: 'tsx e2e/support/fake-services.ts',
      url: `http://127.0.0.1:${stubs.contentful}/__health`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    },
    ...Object.values(sites).map(({ url, env }) => ({
      command: 'node scripts/serve.mjs',
      url,
      env,
      reuseExistingServer: false,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    })),
  ],
});
