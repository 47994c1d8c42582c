import { readRows } from './support/leads';
import { sites } from './support/sites';
import { expect, test } from './support/test';

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

// Pretend to be an ordinary browser, because the server doesn't count headless ones. Setting the user agent of a page's
// context isn't enough, because beacons send the browser's own.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--user-agent=${userAgent}`] });
  },
});

/** Returns the plain site's counts for a source, by measure and subject. */
function readCounts(source: string): Record<string, number> {
  // Add up all days, because a test may run past midnight.
  const query =
    'select measure, subject, sum(count) as count from visits where detail = ? group by measure, subject';
  const rows = readRows(sites.plain.env.LEADS_DATABASE_URL, query, source);
  return Object.fromEntries(
    rows.map(({ measure, subject, count }) => [`${measure} ${subject}`, Number(count)]),
  );
}

/** Returns a function that counts from this call on, because the database also has the counts of earlier runs. */
function startCounting(source: string): () => Record<string, number> {
  const before = readCounts(source);
  return () =>
    Object.fromEntries(
      Object.entries(readCounts(source)).map(([name, count]) => [name, count - (before[name] ?? 0)]),
    );
}

// lib/platform/next checks which pages have the script and what it sends, lib/visits what the server counts.
test('a visit counts for its first page and source, with the forms that the visitor saw and began', async ({
  page,
}, { project }) => {
  const source = `news ${project.name}`;
  const newCounts = startCounting(source);
  await page.goto(`/plans?utm_source=${encodeURIComponent(source)}`);
  await page.goto('/partner#revenue-analysis');
  await page.getByLabel('Address or community').fill('12 Seagrass Lane');
  await page.goto('/about');
  await page.goto('about:blank');
  await expect
    .poll(newCounts)
    .toMatchObject({ 'views /plans': 3, 'seen /plans': expect.any(Number), 'begun /plans': 1 });
});

// lib/delivery/show-metrics.test.ts checks who may read the metrics.
test('metrics count what the server does', {
  tag: '@any-screen',
}, async ({ request }) => {
  await request.get('/privacy');
  const metrics = await (await request.get('/api/metrics')).text();
  expect(metrics).toMatch(/^site_page_cache_total\{kind="APP_PAGE",result="hit"\} [1-9]/m);
  expect(metrics).toMatch(/^site_responses_total\{status="200"\} [1-9]/m);
  expect(metrics).toMatch(/^site_deliveries\{state="waiting"\} \d/m);
});
