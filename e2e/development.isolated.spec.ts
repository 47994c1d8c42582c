import { nextCommand } from '@/lib/platform/next/command';
import { getFreePort } from '@/lib/platform/testing/free-port';
import { respondsAt, startServer } from '@/lib/platform/testing/start-site';
import { fetchOnNewConnection } from './support/fetch';
import { createTempSettings, sites } from './support/sites';
import { expect, test } from './support/test';

// This test runs the development server, because React reports some errors only in development. An error in the console
// fails the test.
test('the partner page logs no error in development', async ({ page }) => {
  using settings = createTempSettings();
  const port = await getFreePort();
  await using site = await startServer({
    url: `http://localhost:${port}`,
    args: [nextCommand, 'dev', '--port', String(port)],
    env: {
      ...settings.env,
      NODE_ENV: 'development',
      SITE_URL: `http://localhost:${port}`,
      MEETING_URL: sites.configured.env.MEETING_URL,
    },
    isReady: respondsAt('/api/health/live'),
  });
  // Compile the page first, because the development server reloads pages that compile slowly.
  await fetchOnNewConnection(`${site.url}/partner`);
  await page.goto(`${site.url}/partner`);
  await expect(page.locator('iframe[credentialless]')).toBeAttached();
  // Close the page before the server stops. Otherwise the page would log that it lost its connection, and the test
  // would fail.
  await page.close();
});
