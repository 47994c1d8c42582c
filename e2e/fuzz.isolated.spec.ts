import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '@/lib/platform/testing/start-site';
import { fuzz } from './support/fuzz';
import { sites } from './support/sites';
import { expect, test } from './support/test';

test('no made-up request breaks a route, hangs, or learns of the inside', async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  const site = await startSite({
    ...sites.plain.env,
    LEADS_DATABASE_URL: `file:${path.join(folder, 'leads.db')}`,
  });
  const runs = Number(process.env.FUZZ_RUNS ?? 1_500);
  // The same requests at every run, so that a failure can be looked into; FUZZ_SEED takes others.
  const { findings } = await fuzz({ url: site.url, runs, seed: Number(process.env.FUZZ_SEED ?? 850) });
  expect(findings).toEqual([]);
  // Whatever was typed, none of it is in the log.
  expect(site.output()).not.toMatch(/ada@example\.com|Lovelace|850 555 01|8505550100/);
  await site.stop();
  rmSync(folder, { recursive: true });
});
