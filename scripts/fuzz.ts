// 20,000 made-up requests against every route of a server of its own: npm run fuzz [-- RUNS SEED]
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from '@/lib/platform/testing/start-site';
import { fuzz } from '../e2e/support/fuzz';

const [runs = '20000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const site = await startSite({
  LEADS_DATABASE_URL: `file:${path.join(mkdtempSync(path.join(tmpdir(), 'fuzz-')), 'leads.db')}`,
  LEADS_PER_MINUTE: '1000000',
  VISION_PER_MINUTE: '1000000',
});
const start = performance.now();
const { findings, statuses, slowest } = await fuzz({ url: site.url, runs: Number(runs), seed: Number(seed) });
const seconds = Math.round((performance.now() - start) / 1000);
await site.stop();

console.log(`${runs} requests in ${seconds} s (seed ${seed}), slowest ${slowest} ms`);
console.log(
  `Statuses: ${Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')}`,
);
console.log(`Findings: ${findings.length}`);
for (const finding of findings.slice(0, 20)) console.log(JSON.stringify(finding).slice(0, 400));
process.exitCode = findings.length ? 1 : 0;
