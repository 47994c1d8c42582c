import { startSite } from '@/lib/platform/testing/start-site';
import { fuzz } from './support/fuzz';
import { ownSettings } from './support/sites';
import { expect, test } from './support/test';

test('no made-up request breaks a route, hangs, or learns of the inside', async () => {
  test.setTimeout(180_000);
  using own = ownSettings();
  await using site = await startSite(own.env);
  const runs = Number(process.env.FUZZ_RUNS ?? 1_500);
  // The same requests at every run, so that a failure can be looked into; FUZZ_SEED takes others.
  const { findings } = await fuzz({ url: site.url, runs, seed: Number(process.env.FUZZ_SEED ?? 850) });
  expect(findings).toEqual([]);
  // Whatever was typed, none of it is in the log.
  expect(site.output()).not.toMatch(/ada@example\.com|Lovelace|850 555 01|8505550100/);
});
