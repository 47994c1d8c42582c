import path from 'node:path';
import { defineConfig } from '@playwright/test';
import tests, { webServers } from '../../playwright.config';

const { LOOK_TREE = '', LOOK_OUT = '', LOOK_BASELINE } = process.env;

/** How scripts/look.ts has pictures taken: of the sites in LOOK_TREE, compared with those in LOOK_BASELINE. */
export default defineConfig({
  testMatch: 'pictures.ts',
  outputDir: path.join(LOOK_OUT, 'results'),
  reporter: [['line'], ['./report.ts']],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  snapshotPathTemplate: `${LOOK_BASELINE}/{arg}{ext}`,
  updateSnapshots: 'none',
  expect: { toMatchSnapshot: { threshold: 0.1 } },
  use: {
    ...tests.use,
    screenshot: 'off',
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  },
  webServer: webServers(LOOK_TREE),
});
