import { defineConfig } from '@playwright/test';
import { otherBrowsers } from './e2e/support/browsers';
import { fakePorts, sites } from './e2e/support/sites';

export const desktop = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Files say by their names where they run: `x.crawler.spec.ts`, `x.nojs.spec.ts`, and so on. The others run on a
 * desktop and on a phone, unless they have a tag: `@phone` runs only on the phone; `@desktop` and `@any-screen`, which
 * is the same on every screen, run only on the desktop. `@browsers`: WebKit and Firefox run these too, as a phone and
 * as a desktop, where `npx playwright install webkit firefox` was run.
 */
const special = /\.(crawler|nojs|configured|isolated)\.spec\.ts$/;

/** Tests of the configured site that leave its content alone. The others control the fake Contentful, one by one. */
const embeds = /(embeds|hubspot|security)[\w-]*\.configured\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Two more than the smallest machine has cores: the tests that run one after the other mostly wait.
  workers: 4,
  // Limits only end what hangs: a starved machine is slow, not wrong.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: sites.plain.url,
    // Traces of every test, kept or not, would make the run half as long again: `npm run e2e -- FILE --trace on` makes
    // one.
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
  // Those that run one test after the other come first, so that the others fill the time beside them.
  projects: [
    {
      name: 'content',
      testMatch: /\.configured\.spec\.ts$/,
      testIgnore: embeds,
      workers: 1,
      use: { ...desktop, baseURL: sites.configured.url },
    },
    // Servers of their own: two tests at a time leave a core to the others.
    { name: 'isolated', testMatch: /\.isolated\.spec\.ts$/, workers: 2, use: desktop },
    { name: 'embeds', testMatch: embeds, use: { ...desktop, baseURL: sites.configured.url } },
    { name: 'desktop', testIgnore: special, grepInvert: /@phone/, use: desktop },
    { name: 'phone', testIgnore: special, grepInvert: /@any-screen|@desktop/, use: phone },
    // A crawler reads the same on every screen.
    { name: 'crawler', testMatch: /\.crawler\.spec\.ts$/ },
    { name: 'nojs', testMatch: /\.nojs\.spec\.ts$/, use: { ...phone, javaScriptEnabled: false } },
    ...otherBrowsers.map(({ name, isInstalled }) => ({
      name,
      testIgnore: isInstalled ? special : /./,
      grep: /@browsers/,
      grepInvert: name === 'webkit' ? /@desktop/ : /@phone/,
      use: { ...(name === 'webkit' ? phone : desktop), browserName: name, launchOptions: {} },
    })),
  ],
  // The fake services, and both sites.
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
